/** Joins texts of several columns that describe the same thing, such as the characteristics of a line. */
import { headingSpelling } from '../headings/fields.ts';
import { anyWord } from '../words/word-table.ts';

/** Generic headings that add nothing to the text below them. */
const PLAIN = new RegExp(
  anyWord({
    ru: `характеристик, описани, спецификац, требовани, параметр, показател, (?:^| )(?:тх|тз|нтд|нд)$, гост, примечани,
      прим$, комментари, доп информация, пожелания`,
    en: 'spec, detail, requirement, technical, description, parameter, standard, note, comment, remark',
  }),
  'u',
);
/** Longer headings are not used as labels. */
const LONGEST_LABEL = 60;
/** Columns of characteristics: name, value, unit. */
const MEASURED = /показател|характеристик|параметр|parameter|characteristic/u;
const VALUE = /значен|value|величин/u;
const UNIT = /(?:единиц|ед изм|unit)/u;

/** One line for each row; columns are labelled by their headings unless these are generic. */
export function sharedText(labels: readonly string[], rows: readonly (readonly string[])[]): string {
  const spelled = labels.map(headingSpelling);
  const value = spelled.findIndex((heading) => VALUE.test(heading));
  const measured = spelled.findIndex(
    (heading, at) => at !== value && MEASURED.test(heading) && !UNIT.test(heading) && !VALUE.test(heading),
  );
  const unit = spelled.findIndex((heading, at) => at !== value && UNIT.test(heading));
  const isPair = value >= 0 && measured >= 0;
  const lines = rows.map((texts) => {
    const labelled = texts.map((text, at) => {
      if (text === '' || (isPair && (at === value || at === unit))) return '';
      if (isPair && at === measured) {
        const measure = [texts[value], unit >= 0 ? texts[unit] : ''].filter(Boolean).join(' ');
        return measure === '' ? text : `${text}: ${measure}`;
      }
      const label = spelled[at] ?? '';
      return PLAIN.test(label) || label === '' || label.length > LONGEST_LABEL ? text : `${labels[at] ?? ''}: ${text}`;
    });
    // A value without a name is kept too.
    const alone = isPair && texts[measured] === '' ? [texts[value] ?? ''] : [];
    return [...labelled, ...alone].filter(Boolean).join('; ');
  });
  return lines.filter(Boolean).join('\n');
}
