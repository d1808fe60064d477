import type { ComponentProps } from 'react';

type OutgoingLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { readonly href: string };

/**
 * A link to another site, in a new tab that can neither control this page nor read its address. No other component may
 * open other sites; Mantine's buttons accept it as `component`. An address that is not http(s) is shown as text: another
 * person may have typed it.
 */
export function OutgoingLink({ href, children, ...props }: OutgoingLinkProps) {
  if (!/^https?:\/\//i.test(href)) return <span>{children}</span>;
  return (
    <a {...props} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
