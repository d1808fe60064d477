import styles from './numbered-text.module.css';

/** Numbers such as `Z-2026-000121` and `118/Э`; the group keeps them in the parts of a split text. */
const NUMBER = /((?=[\p{Lu}/-]*\d)[\p{Lu}\d]+(?:[/-][\p{Lu}\d]+)+)/u;

/** Keeps numbers of documents on one line without changing their hyphens, so that they copy as they are. */
export function NumberedText({ text }: { readonly text: string }) {
  return text.split(NUMBER).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles['number']}>
        {part}
      </span>
    ),
  );
}
