import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { Console } from './console.tsx';
import { createStore } from './control/store.ts';
import { colorSchemeManager, theme } from './ui/theme.ts';

export function App() {
  const [store] = useState(createStore);
  return (
    <MantineProvider theme={theme} colorSchemeManager={colorSchemeManager} defaultColorScheme="auto">
      <Notifications position="bottom-right" />
      <Provider store={store}>
        <Console />
      </Provider>
    </MantineProvider>
  );
}
