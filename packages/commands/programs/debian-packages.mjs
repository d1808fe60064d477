import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../processes/run-command.mjs';

/** Lists of packages are fetched once. @type {Promise<void> | undefined} */
let updated;

/**
 * Installs Debian packages. @throws without apt, a network or the permission to install
 *
 * @param {string[]} packages
 */
export async function installPackages(packages) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  updated ??= runCommand([...apt, 'update', '-qq']);
  await updated;
  await runCommand([...apt, 'install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/**
 * Programs that some tests start: how each is found, and the variable that replaces it.
 *
 * @type {({ name: string; packages: string[]; variable?: string } & ({ file: string } | { command: string }))[]}
 */
const PROGRAMS = [
  {
    name: 'PostgreSQL',
    packages: ['postgresql'],
    file: '/usr/lib/postgresql',
    variable: 'MOCK_TEST_DATABASE_URL',
  },
  {
    name: 'nginx with brotli',
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  },
  { name: 'Python', packages: ['python3'], command: 'python3' },
  // Pictures of screens are compared in this font.
  { name: 'Noto Sans', packages: ['fonts-noto-core'], file: '/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf' },
  { name: 'Firefox', packages: ['firefox-esr'], file: '/usr/bin/firefox-esr', variable: 'FIREFOX_PATH' },
];

/**
 * Installs the servers and browsers that some tests start. Without one its tests are skipped by name.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export async function ensurePrograms(env) {
  const folders = (env['PATH'] ?? '').split(delimiter);
  for (const { name, packages, variable, ...location } of PROGRAMS) {
    const places = 'file' in location ? [location.file] : folders.map((folder) => join(folder, location.command));
    if ((variable && env[variable]) || places.some((place) => existsSync(place))) continue;
    try {
      await installPackages(packages);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`${name} cannot be installed, so its tests are skipped: ${reason}`);
    }
  }
}
