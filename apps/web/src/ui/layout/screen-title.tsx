import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { onTitlePrefix, titlePrefix } from './title-prefix.ts';

/** The product's name, at the end of every title. */
const PRODUCT = 'Zakupki';

// The path whose heading had the focus last; the first page of a visit leaves the focus where the browser puts it.
let focusedPath: string | null = null;

export interface ScreenTitleProps {
  /** What the page is about, as plain text: the document's title too. */
  readonly title: string;
  /** What the heading shows, when it is more than the title. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** The page's one h1. Titles the document and, after a navigation, takes the focus so that it is read aloud. */
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
    // A field that asked for the focus itself keeps it.
    if (!isFirst && isElsewhere && !isTyping(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  );
}

function isTyping(element: Element | null): boolean {
  return element instanceof HTMLElement && element.matches('input[autofocus], [data-autofocus]');
}
