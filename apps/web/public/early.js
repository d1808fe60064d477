// Runs before the first paint: the chosen colour scheme and language must not flash in late, and the page's frame stands
// while the scripts load (docs/decisions/0133).
(function () {
  var root = document.documentElement;
  /** @type {Record<string, string | null>} */
  var stored = {};
  ['zakupki-color-scheme', 'zakupki-language', 'zakupki-sidebar', 'zakupki-role', 'auth-token'].forEach(function (key) {
    try {
      stored[key] = localStorage.getItem(key);
    } catch {
      // Storage is blocked: the browser's own settings apply.
    }
  });

  var scheme = stored['zakupki-color-scheme'];
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.setAttribute('data-mantine-color-scheme', scheme);
  var language = stored['zakupki-language'];
  root.lang = language === 'ru' || language === 'en' ? language : /^ru/i.test(navigator.language) ? 'ru' : 'en';

  var isProduct = /^\/app\/(zakupki|admin)\b/i.test(location.pathname) && stored['auth-token'];
  root.dataset.frame = isProduct && stored['zakupki-role'] !== 'supplier' ? 'product' : 'plain';
  if (stored['zakupki-sidebar'] === 'collapsed') root.dataset.sidebar = 'collapsed';
  if (isProduct) {
    // The application would ask for them only after it has started itself.
    var files = document.querySelector('meta[name=product-files]').getAttribute('content');
    files
      .split(' ')
      .filter(Boolean)
      .forEach(function (file) {
        var link = document.createElement('link');
        if (file.endsWith('.css')) {
          link.rel = 'preload';
          link.as = 'style';
        } else {
          link.rel = 'modulepreload';
        }
        // The application asks in the same mode; otherwise the file would load twice.
        link.crossOrigin = 'anonymous';
        link.href = '/app/' + file;
        document.head.append(link);
      });
  }
  // The document's own stylesheets: the application handles those that it adds, after this document has been read.
  var isRead = false;
  addEventListener('DOMContentLoaded', function () {
    isRead = true;
  });
  // A script or stylesheet is missing, or a script has thrown. Once the application stands, the frame is gone and this
  // shows nothing.
  addEventListener(
    'error',
    function (event) {
      // Browser extensions have errors of their own.
      var isThrown = event instanceof ErrorEvent && event.filename.startsWith(location.origin + '/app/');
      var isUnstyled = event.target instanceof HTMLLinkElement && event.target.rel === 'stylesheet' && !isRead;
      if (isUnstyled) root.dataset.unstyled = '';
      if (isThrown || isUnstyled || event.target instanceof HTMLScriptElement) root.dataset.frame = 'failed';
    },
    true,
  );
})();
