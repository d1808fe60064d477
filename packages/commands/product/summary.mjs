/**
 * The demo users, as listed by the mock's control plane.
 *
 * @typedef {{ password: string, people: { name: string, email: string, state: string }[] }} People
 */

/**
 * @param {import('../processes/ports.mjs').Ports} ports
 */
export function addresses(ports) {
  const origin = originOf(ports);
  return ['', `  Zakupki      ${origin}/app/`, `  Mock API     ${origin}/__mock/health`].join('\n');
}

/**
 * @param {import('../processes/ports.mjs').Ports} ports
 * @param {People} seed
 */
export function people(ports, seed) {
  const origin = originOf(ports);
  const lines = ['', `  QA console   ${origin}/__mock`, `  Password     ${seed.password} (for all)`];
  lines.push('', '  People, and the link that enters as each:');
  for (const { name, email, state } of seed.people) {
    lines.push(`    ${email} · ${state}`, `      ${origin}/__mock/enter?as=${encodeURIComponent(name)}&to=/zakupki`);
  }
  return [...lines, ''].join('\n');
}

/** @param {import('../processes/ports.mjs').Ports} ports */
const originOf = (ports) => `http://localhost:${ports.web}`;
