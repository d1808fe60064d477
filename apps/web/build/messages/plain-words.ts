/** Words that must not appear on screens, in responses or in files, each with its replacement. */

type Word = {
  readonly pattern: RegExp;
  readonly instead: string;
};

const ENGLISH: readonly Word[] = [
  { pattern: /№/u, instead: 'No.' },
  { pattern: /\d %|\} %/u, instead: '22%' },
  { pattern: /\banew\b/iu, instead: 'again' },
  { pattern: /\bprolong/iu, instead: 'extend' },
  { pattern: /\bbegin(?:s|ning)?\b|\bbegun\b/iu, instead: 'start' },
  { pattern: /\bdearest\b|\bdearer\b|\btoo dear\b/iu, instead: 'highest, more expensive' },
  { pattern: /\bon paper\b|\bthe paper says\b/iu, instead: 'stated' },
  { pattern: /\bsmallest order\b/iu, instead: 'minimum order' },
  { pattern: /\bmend\b/iu, instead: 'fix' },
  { pattern: /\bfield is (?:needed|required)\b|\bfill this in\b/iu, instead: 'enter, with the name of the field' },
  { pattern: /\bhow it goes\b/iu, instead: 'how it works' },
  { pattern: /\bforgot the\b/iu, instead: 'forgot password?' },
  { pattern: /\blook into\b/iu, instead: 'check' },
  { pattern: /\bout of force\b/iu, instead: 'outdated' },
  { pattern: /\bare welcome\b/iu, instead: 'allowed' },
  { pattern: /\bpayers of vat\b/iu, instead: 'VAT-registered' },
  { pattern: /\bwhat it comes to\b/iu, instead: 'summary' },
  { pattern: /\bin the way\b/iu, instead: 'blocks the award' },
  { pattern: /\bmerely\b/iu, instead: 'only' },
  { pattern: /\bbring (?:it )?to\b/iu, instead: 'convert to' },
  { pattern: /\bbecomes? lost\b/iu, instead: 'marked lost' },
  { pattern: /\b(?:is|are|be|was|were) told\b/iu, instead: 'notified' },
  { pattern: /\bparted by\b/iu, instead: 'separated with' },
  { pattern: /\bways on\b/iu, instead: 'your options' },
  { pattern: /\bon top\b/iu, instead: 'extra' },
  { pattern: /\bas (?:it|they) (?:stood|were)\b/iu, instead: 'earlier version' },
  { pattern: /\bown dates\b/iu, instead: 'custom' },
  { pattern: /\bnobody\b|\bsomebody\b|\bwhoever\b/iu, instead: 'no one, someone' },
  { pattern: /^understood$/iu, instead: 'got it' },
  { pattern: /\bpass over\b/iu, instead: 'skip' },
  { pattern: /\bdata along\b/iu, instead: 'export your data' },
  { pattern: /\bversion is of\b/iu, instead: 'their version was saved' },
  { pattern: /\bclose the collection\b/iu, instead: 'stop collecting bids' },
  { pattern: /\bcould not do this\b/iu, instead: 'something went wrong' },
  { pattern: /\byourself again\b/iu, instead: 'you stopped acting as another user' },
  { pattern: /\bpublish again\b/iu, instead: 'retry publishing' },
  { pattern: /\bdisqualif/iu, instead: 'reject' },
  { pattern: /\bstands? (?:in|against)\b/iu, instead: 'is in' },
  { pattern: /(?<!\bthere )\b(?:is|are) no (?!longer\b)\w/iu, instead: 'is not a' },
  { pattern: /\bin evaluation\b/iu, instead: 'comparing bids' },
  { pattern: /\bplease\b(?! confirm the order| note)/iu, instead: 'leave it out' },
];

const RUSSIAN: readonly Word[] = [
  { pattern: /\d%|\}%/u, instead: '22 %' },
  { pattern: /конфликт/iu, instead: 'расхождение' },
  { pattern: /(?<!\p{L})метк/iu, instead: 'тег' },
  { pattern: /дисквалиф/iu, instead: 'отклонить' },
  { pattern: /урегулир/iu, instead: 'устранить' },
  { pattern: /альтернатив/iu, instead: 'вариант' },
  { pattern: /(?<!\p{L})марка(?!\p{L})/iu, instead: 'бренд' },
  { pattern: /аккаунт/iu, instead: 'учётная запись' },
  { pattern: /предложено бухт|бухт вместо/iu, instead: 'слово в нужной форме' },
  { pattern: /на редакции (?!\p{L})/iu, instead: 'для редакции' },
  { pattern: /сравнимо не всё/iu, instead: 'часть позиций несравнима' },
  { pattern: /лучший один/iu, instead: 'лучший из поставщиков целиком' },
  { pattern: /^на момент/iu, instead: 'на дату' },
  { pattern: /сколько стоят ваши/iu, instead: 'во сколько обходятся требования' },
  { pattern: /следует только из/iu, instead: 'исчезнет вместе с этим' },
  { pattern: /(?<!\p{L})(?:до)?верить|доверьтесь/iu, instead: 'взять расчётную сумму' },
  { pattern: /ждёт тарифа/iu, instead: 'доступно на тарифе' },
  { pattern: /GMT\+3/u, instead: 'МСК' },
  { pattern: /page not found/iu, instead: 'страница не найдена' },
];

const WORDS = { en: ENGLISH, ru: RUSSIAN } as const;

export function wordProblems(language: keyof typeof WORDS, text: string): string[] {
  return WORDS[language].flatMap(({ pattern, instead }) =>
    pattern.test(text) ? [`"${text}" has ${String(pattern)}: ${instead}.`] : [],
  );
}
