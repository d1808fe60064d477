import '@mantine/core/styles.css';
import '../ui/base.css';
import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createStore } from '../control/store.ts';
import { colorSchemeManager, theme } from '../ui/theme.ts';
import { Docs } from './docs.tsx';

function DocsPage() {
  const [store] = useState(createStore);
  return (
    <MantineProvider theme={theme} colorSchemeManager={colorSchemeManager} defaultColorScheme="auto">
      <Provider store={store}>
        <Docs />
      </Provider>
    </MantineProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('docs.html has no element with the id "root".');
createRoot(root).render(<DocsPage />);
