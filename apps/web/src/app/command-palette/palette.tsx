import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/spotlight/styles.css';
import './palette.css';
import { useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, createSpotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { isAdministrator, useGetMeQuery } from '../../entities/user/me-api.ts';
import { languageName, locales, otherLocales, setLocale, useLocale } from '../../i18n/locale.ts';
import { useIsSignedIn } from '../../session/session-context.ts';
import { useFocusReturn } from '../../ui/overlay/focus-return.ts';
import { usePaletteResults } from './palette-results.ts';
import { pagesFor } from './palette-pages.ts';
import { SCHEMES } from '../../ui/theme/schemes.ts';

const [paletteStore, palette] = createSpotlight();

const SEARCH_DELAY_MS = 200;

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function Palette({ onClose }: { onClose: () => void }) {
  useFocusReturn();
  const [words, setWords] = useState('');
  const [searched] = useDebouncedValue(words.trim(), SEARCH_DELAY_MS);
  const signedIn = useIsSignedIn();
  const results = usePaletteResults(signedIn ? searched : '');
  const { data: me } = useGetMeQuery(undefined, { skip: !signedIn });
  const isAdmin = me !== undefined && isAdministrator(me);
  const navigate = useNavigate();
  const locale = useLocale();
  const { setColorScheme } = useMantineColorScheme();
  useEffect(() => palette.open(), []);

  const pages = pagesFor(signedIn, isAdmin).map((page) => ({ ...page, onClick: () => void navigate(page.to) }));
  const settings = [
    ...otherLocales(locale).map((other) => ({
      id: `language-${other}`,
      label: m.shell_switch_language({ language: languageName(other, locale) }),
      keywords: `language язык ${locales.map((one) => languageName(one)).join(' ')}`,
      onClick: () => setLocale(other),
    })),
    ...SCHEMES.map(({ scheme, name }) => ({
      id: `scheme-${scheme}`,
      label: m.shell_palette_colors({ scheme: name() }),
      keywords: 'theme colours dark light тема цвета',
      onClick: () => setColorScheme(scheme),
    })),
  ];
  return (
    <Spotlight
      store={paletteStore}
      shortcut={null}
      query={words}
      onQueryChange={setWords}
      onSpotlightClose={onClose}
      scrollable
      maxHeight="min(420px, 60vh)"
      radius="md"
      overlayProps={{ blur: 0, backgroundOpacity: 0.45 }}
      nothingFound={m.shell_palette_nothing()}
      searchProps={{
        leftSection: <IconSearch size={18} aria-hidden />,
        placeholder: m.shell_search(),
        'aria-label': m.shell_search_label(),
      }}
      actions={[
        { group: m.shell_palette_pages(), actions: matching(pages, words) },
        ...results.map(({ group, entries }) => ({
          group,
          actions: entries.map(({ to, ...entry }) => ({ ...entry, onClick: () => void navigate(to) })),
        })),
        { group: m.shell_palette_settings(), actions: matching(settings, words) },
      ]}
      // The API's results match already, even where the title lacks the words; the rest is filtered above.
      filter={(_, actions) => actions}
    />
  );
}

function matching<A extends { label: string; keywords?: string }>(actions: readonly A[], words: string): A[] {
  const wanted = words.trim().toLocaleLowerCase();
  return actions.filter(({ label, keywords = '' }) => `${label} ${keywords}`.toLocaleLowerCase().includes(wanted));
}
