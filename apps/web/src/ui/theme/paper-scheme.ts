/** Pages print in the light scheme: paper is white, and dark ink would cover it. */
export function printInLightScheme(): void {
  const { dataset } = document.documentElement;
  let onScreen: string | undefined;
  window.addEventListener('beforeprint', () => {
    onScreen = dataset['mantineColorScheme'];
    dataset['mantineColorScheme'] = 'light';
  });
  window.addEventListener('afterprint', () => {
    dataset['mantineColorScheme'] = onScreen ?? 'light';
  });
}
