/**
 * The demo users, as listed by the mock's control plane.
 *
 * @typedef {{ password: string, people: { name: string, email: string, state: string }[] }} People
 */

/**
 * The message shown when the product is running.
 *
 * @param {import('./processes/ports.mjs').Ports} ports
 * @param {People | undefined} seed undefined when the control plane is off
 */
export function summary(ports, seed) {
  const origin = `http://localhost:${ports.web}`;
  const lines = ['', `  Zakupki      ${origin}/app/`, `  Mock API     ${origin}/__mock/health`];
  if (seed) {
    lines.push(`  QA console   ${origin}/__mock`);
    lines.push(`  Password     ${seed.password} (for all)`, '', '  People, and the link that enters as each:');
    for (const { name, email, state } of seed.people) {
      lines.push(`    ${email} · ${state}`, `      ${origin}/__mock/enter?as=${encodeURIComponent(name)}&to=/zakupki`);
    }
  }
  lines.push('', '  Ctrl-C stops everything.', '');
  return lines.join('\n');
}
