import { m } from '#messages';
import { ErrorSection } from './error-section.tsx';

/** In place of a page whose record does not exist, or belongs to others. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function MissingPage({ title }: { title: string }) {
  return (
    <ErrorSection status="404" title={title}>
      {m.errors_not_found()}
    </ErrorSection>
  );
}
