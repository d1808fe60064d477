import styles from './docs.module.css';

type Release = { version: string; lines: readonly string[] };

/** `## 0.4.0`, then a list or a paragraph. */
function releasesOf(markdown: string): Release[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version = '', ...lines] = part.split('\n');
      return { version, lines: lines.filter((line) => line.trim() !== '').map((line) => line.replace(/^- /, '')) };
    });
}

/** The changelog of the contract, put in by the build. */
declare const CHANGES: string;

const RELEASES = releasesOf(CHANGES);

/** The changes of the contract, the latest release first. */
export function Changes() {
  return RELEASES.map(({ version, lines }) => (
    <section key={version} className={styles['release']}>
      <h2>{version}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{withCode(line)}</li>
        ))}
      </ul>
    </section>
  ));
}

/** Text between backticks is code. */
const withCode = (line: string) =>
  line.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
