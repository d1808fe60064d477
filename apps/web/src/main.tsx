import './ui/theme/base-styles.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startBackgroundWork } from './app/background-work.ts';
import { followNavigation } from './ui/loading/load-module.ts';
import { createProduct, addressOf } from './app/product.ts';
import { BASE_PATH, fullPath } from './paths.ts';
import { createSession } from './session/session.ts';

const product = createProduct({ session: createSession(window) });
followNavigation(() => BASE_PATH + fullPath(addressOf(product.router)));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(<App {...product} />);
window.addEventListener('load', () => startBackgroundWork(product));
