import { MantineProvider } from '@mantine/core';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { SessionContext } from '../session/session-context.ts';
import { colorSchemeManager, cssVariablesResolver, theme } from '../ui/theme/theme.ts';
import type { Product } from './product.ts';

export function App({ session, store, router }: Product) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      // The stylesheet with the defaults is larger than the code that writes all variables.
      deduplicateCssVariables={false}
    >
      <SessionContext value={session}>
        <Provider store={store}>
          {/* Transitions would keep the previous page on screen after the next one is ready. */}
          <RouterProvider router={router} useTransitions={false} />
        </Provider>
      </SessionContext>
    </MantineProvider>
  );
}
