// Runs before the first paint, so that a chosen colour scheme and language do not flash in late.
(function () {
  var root = document.documentElement;
  var scheme = null;
  var language = null;
  try {
    scheme = localStorage.getItem('zakupki-color-scheme');
    language = localStorage.getItem('zakupki-language');
  } catch {
    // Storage is blocked: the browser's own settings apply.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.setAttribute('data-mantine-color-scheme', scheme);
  root.lang = language === 'ru' || language === 'en' ? language : /^ru/i.test(navigator.language) ? 'ru' : 'en';
})();
