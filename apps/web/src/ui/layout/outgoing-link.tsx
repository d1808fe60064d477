import type { ComponentProps } from 'react';

type OutgoingLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { readonly href: string };

/**
 * A link to another site, in a new tab that can neither steer this page nor read its address. The only one that may open
 * other sites; Mantine's buttons take it as `component`. An address that is none of the web is shown as text: it may come
 * from what another person typed.
 */
export function OutgoingLink({ href, children, ...props }: OutgoingLinkProps) {
  if (!/^https?:\/\//i.test(href)) return <span>{children}</span>;
  return (
    <a {...props} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
