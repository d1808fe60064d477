import type { ComponentProps } from 'react';

type OutgoingLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { readonly href: string };

/**
 * A link to another site, in a new tab that can neither steer this page nor read its address. The only one that may open
 * other sites; Mantine's buttons take it as `component`.
 */
export function OutgoingLink({ children, ...props }: OutgoingLinkProps) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
