import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { onTitlePrefix, titlePrefix } from './title-prefix.ts';

const PRODUCT = 'Zakupki';

// Path whose heading last had the focus; the first page of a visit leaves the focus to the browser.
let focusedPath: string | null = null;

type ScreenTitleProps = {
  /** Plain text, also the document's title. */
  readonly title: string;
  /** Content of the heading; by default the title. */
  readonly children?: ReactNode;
  readonly className?: string;
};

/** The page's only h1. Sets the document's title and takes the focus after a navigation, so that it is announced. */
export function ScreenTitle({ title, children, className }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const prefix = useSyncExternalStore(onTitlePrefix, titlePrefix);

  useLayoutEffect(() => {
    document.title = [prefix, title, PRODUCT].filter(Boolean).join(' · ');
  }, [prefix, title]);

  useEffect(() => {
    const isFirst = focusedPath === null;
    const isElsewhere = focusedPath !== pathname;
    focusedPath = pathname;
    // A field with autofocus keeps the focus.
    if (!isFirst && isElsewhere && !hasAutofocus(document.activeElement))
      heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  );
}

function hasAutofocus(element: Element | null): boolean {
  return element instanceof HTMLElement && element.matches('input[autofocus], [data-autofocus]');
}
