import { MantineProvider } from '@mantine/core';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { SessionContext } from '../session/session-context.ts';
import { colorSchemeManager, cssVariablesResolver, theme } from '../ui/theme/theme.ts';
import type { Product } from './product.ts';

/** The product in a page. */
export function App({ session, store, router }: Product) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      // All variables at once: the stylesheet of the defaults weighs more than the code that is here anyway.
      deduplicateCssVariables={false}
    >
      <SessionContext value={session}>
        <Provider store={store}>
          {/* A page is drawn when it is there, not when there is time: what leaves must not linger. */}
          <RouterProvider router={router} useTransitions={false} />
        </Provider>
      </SessionContext>
    </MantineProvider>
  );
}
