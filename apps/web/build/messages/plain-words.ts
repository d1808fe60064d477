/** Words that no screen, answer or file says, with the word in their place, and the texts where they are right. */

interface Word {
  readonly is: RegExp;
  readonly instead: string;
  /** Texts that may have it, and why. */
  readonly except?: Readonly<Record<string, string>>;
}

const ENGLISH: readonly Word[] = [
  { is: /№/u, instead: 'No.' },
  { is: /\d %|\} %/u, instead: '22%' },
  { is: /\banew\b/iu, instead: 'again' },
  { is: /\bprolong/iu, instead: 'extend' },
  { is: /\bbegin(?:s|ning)?\b|\bbegun\b/iu, instead: 'start' },
  { is: /\bdearest\b|\bdearer\b|\btoo dear\b/iu, instead: 'highest, more expensive' },
  { is: /\bon paper\b|\bthe paper says\b/iu, instead: 'stated' },
  { is: /\bsmallest order\b/iu, instead: 'minimum order' },
  { is: /\bmend\b/iu, instead: 'fix' },
  { is: /\bfield is (?:needed|required)\b|\bfill this in\b/iu, instead: 'enter, with the name of the field' },
  { is: /\bhow it goes\b/iu, instead: 'how it works' },
  { is: /\bforgot the\b/iu, instead: 'forgot password?' },
  { is: /\blook into\b/iu, instead: 'check' },
  { is: /\bout of force\b/iu, instead: 'outdated' },
  { is: /\bare welcome\b/iu, instead: 'allowed' },
  { is: /\bpayers of vat\b/iu, instead: 'VAT-registered' },
  { is: /\bwhat it comes to\b/iu, instead: 'summary' },
  { is: /\bin the way\b/iu, instead: 'blocks the award' },
  { is: /\bmerely\b/iu, instead: 'only' },
  { is: /\bbring (?:it )?to\b/iu, instead: 'convert to' },
  { is: /\bbecomes? lost\b/iu, instead: 'marked lost' },
  { is: /\b(?:is|are|be|was|were) told\b/iu, instead: 'notified' },
  { is: /\bparted by\b/iu, instead: 'separated with' },
  { is: /\bways on\b/iu, instead: 'your options' },
  { is: /\bon top\b/iu, instead: 'extra' },
  { is: /\bas (?:it|they) (?:stood|were)\b/iu, instead: 'earlier version' },
  { is: /\bown dates\b/iu, instead: 'custom' },
  { is: /\bnobody\b|\bsomebody\b|\bwhoever\b/iu, instead: 'no one, someone' },
  { is: /^understood$/iu, instead: 'got it' },
  { is: /\bpass over\b/iu, instead: 'skip' },
  { is: /\bdata along\b/iu, instead: 'export your data' },
  { is: /\bversion is of\b/iu, instead: 'their version was saved' },
  { is: /\bclose the collection\b/iu, instead: 'stop collecting bids' },
  { is: /\bcould not do this\b/iu, instead: 'something went wrong' },
  { is: /\byourself again\b/iu, instead: 'you stopped acting as another user' },
  { is: /\bpublish again\b/iu, instead: 'retry publishing' },
  { is: /\bdisqualif/iu, instead: 'reject' },
  { is: /\bstands? (?:in|against)\b/iu, instead: 'is in' },
  { is: /(?<!\bthere )\b(?:is|are) no (?!longer\b)\w/iu, instead: 'is not a' },
  { is: /\bin evaluation\b/iu, instead: 'comparing bids' },
  { is: /\bplease\b(?! confirm the order| note)/iu, instead: 'leave it out' },
];

const RUSSIAN: readonly Word[] = [
  { is: /\d%|\}%/u, instead: '22 %' },
  { is: /конфликт/iu, instead: 'расхождение' },
  { is: /(?<!\p{L})метк/iu, instead: 'тег' },
  { is: /дисквалиф/iu, instead: 'отклонить' },
  { is: /урегулир/iu, instead: 'устранить' },
  { is: /альтернатив/iu, instead: 'вариант' },
  { is: /(?<!\p{L})марка(?!\p{L})/iu, instead: 'бренд' },
  { is: /аккаунт/iu, instead: 'учётная запись' },
  { is: /предложено бухт|бухт вместо/iu, instead: 'слово в нужной форме' },
  { is: /на редакции (?!\p{L})/iu, instead: 'для редакции' },
  { is: /сравнимо не всё/iu, instead: 'часть позиций несравнима' },
  { is: /лучший один/iu, instead: 'лучший из поставщиков целиком' },
  { is: /^на момент/iu, instead: 'на дату' },
  { is: /сколько стоят ваши/iu, instead: 'во сколько обходятся требования' },
  { is: /следует только из/iu, instead: 'исчезнет вместе с этим' },
  { is: /(?<!\p{L})(?:до)?верить|доверьтесь/iu, instead: 'взять расчётную сумму' },
  { is: /ждёт тарифа/iu, instead: 'доступно на тарифе' },
  { is: /GMT\+3/u, instead: 'МСК' },
  { is: /page not found/iu, instead: 'страница не найдена' },
];

export const PLAIN_WORDS = { en: ENGLISH, ru: RUSSIAN } as const;

export function wordProblems(language: keyof typeof PLAIN_WORDS, text: string): string[] {
  return PLAIN_WORDS[language].flatMap(({ is, instead, except }) =>
    is.test(text) && except?.[text] === undefined ? [`"${text}" has ${String(is)}: ${instead}.`] : [],
  );
}
