/**
 * What a container engine has to know to start the server, as the stage `server` of the Dockerfile says it.
 *
 * @typedef {object} ServerStage
 * @property {string} User
 * @property {string[]} Env
 * @property {string[]} Cmd
 * @property {Record<string, object>} ExposedPorts
 * @property {{ Test: string[], Interval: number, Timeout: number, StartPeriod: number, Retries: number }} Healthcheck of
 *   Docker, in nanoseconds; the OCI specification has none
 */

/**
 * @param {string} dockerfile
 * @returns {ServerStage}
 */
export function readServerStage(dockerfile) {
  const [, stage = ''] = /^FROM \S+ AS server\n(.*?)^FROM /msu.exec(dockerfile) ?? [];
  const lines = stage.replaceAll('\\\n', '').split('\n');
  const all = (/** @type {string} */ name) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length).trim());
  const words = (/** @type {string} */ text) => /** @type {string[]} */ (JSON.parse(text));
  const [health = ''] = all('HEALTHCHECK');
  const option = (/** @type {string} */ name) => Number(new RegExp(`--${name}=(\\d+)`, 'u').exec(health)?.[1]);
  const nanoseconds = (/** @type {string} */ name) => option(name) * 1e9;
  return {
    User: all('USER')[0] ?? '',
    Env: all('ENV').flatMap((line) => line.split(' ')),
    Cmd: words(all('CMD')[0] ?? ''),
    ExposedPorts: Object.fromEntries(all('EXPOSE').map((port) => [`${port}/tcp`, {}])),
    Healthcheck: {
      Test: ['CMD', ...words(/\[.*\]/u.exec(health)?.[0] ?? '')],
      Interval: nanoseconds('interval'),
      Timeout: nanoseconds('timeout'),
      StartPeriod: nanoseconds('start-period'),
      Retries: option('retries'),
    },
  };
}
