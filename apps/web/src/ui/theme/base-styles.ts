// Styles of every page, in cascade order. Other components import their own stylesheet where they are used: `import
// '@mantine/core/styles/Tabs.css'`.
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/VisuallyHidden.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/CloseButton.css';
import './base.css';
import './shared-classes.css';
