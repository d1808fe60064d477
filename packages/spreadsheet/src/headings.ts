/** The headings people give to columns, Russian and English. */
import type { ImportField } from '@zakupki/api-client/schema';

/**
 * In the form `headingSpelling` gives, between commas. A heading that is one of `whole` is certain; one that has one of
 * `parts` in it is likely, the longest part of any field winning.
 */
interface Headings {
  readonly whole: string;
  readonly parts: string;
}

export const HEADINGS: Readonly<Record<ImportField, Headings>> = {
  lineId: {
    whole: 'id строки, line id, id позиции',
    parts: '',
  },
  position: {
    whole: `№, n, no, no п п, № п п, n п п, пп, п п, поз, позиция №, № позиции, номер, номер строки,
      item no, line, line no, pos, #, position, номер п п`,
    parts: '№ п, п п, line number, номер по порядку, порядковый',
  },
  name: {
    whole: `наименование, название, товар, товары, позиция, номенклатура, продукция, материал, материалы,
      описание товара, наименование товара, наименование тмц, тмц, предмет, name, item, product,
      goods, description, item name, product name, material, item description, что купить, услуга,
      работы`,
    parts: 'наименование, номенклатур, название, item name, product, description, товар, продукци',
  },
  specification: {
    whole: `характеристики, характеристика, технические характеристики, описание, спецификация,
      требования, параметры, тх, тз, гост, гост ту, specification, specifications, spec, details,
      requirements, standard, параметры товара`,
    parts: 'характеристик, требовани, спецификац, specification, техническ, гост, requirement',
  },
  sku: {
    whole: `артикул, арт, код, код товара, sku, каталожный номер, кат номер, part number, part no, p n,
      pn, article, article number, item code, код тмц, номенклатурный номер, партномер,
      vendor code, код номенклатуры, кат №, product code, mpn`,
    parts: 'артикул, sku, part number, каталож, код товара, article, item code, партномер',
  },
  gtin: {
    whole: 'gtin, ean, ean13, ean 13, upc, штрихкод, штрих код, шк, barcode, bar code',
    parts: 'штрих, barcode, gtin, ean',
  },
  okpd2: {
    whole: 'окпд, окпд2, окпд 2, код окпд2, код окпд 2, okpd2',
    parts: 'окпд, okpd',
  },
  quantity: {
    whole: `количество, кол во, колво, кол, кол ва, объем, потребность, quantity, qty, amount needed, required,
      pcs, штук, шт, кол во шт, требуется, заказ, volume, нужно, q ty, quant, объем поставки`,
    parts: 'количество, кол во, quantity, qty, потребность, объем',
  },
  unit: {
    whole: `ед, ед изм, единица, единица измерения, единицы измерения, единицы, изм, еи, е и, unit,
      units, uom, unit of measure, measure, ед измерения, um, е изм, u m`,
    parts: 'единиц, ед изм, unit of, uom',
  },
  price: {
    whole: `цена, цена за единицу, цена за ед, цена ед, цена за шт, стоимость единицы,
      стоимость за единицу, цена без ндс, цена с ндс, цена руб, прайс, price, unit price,
      price per unit, net price, unit cost, rate, max price, предельная цена, максимальная цена,
      нмц, нмцк, цена за единицу без ндс, цена за единицу с ндс, тариф, cost, расценка, each`,
    parts: 'цена, price, стоимость ед, стоимость за ед, unit cost, расценк',
  },
  vatRate: {
    whole: 'ндс, ставка ндс, ндс %, % ндс, vat, vat rate, vat %, tax, tax rate, налог, ставка',
    parts: 'ставка ндс, vat rate, ндс, vat',
  },
  total: {
    whole: `сумма, стоимость, всего, итого, сумма с ндс, сумма без ндс, общая стоимость, total, amount,
      line total, sum, total price, extended price, стоимость всего, сумма руб, цена итого,
      total cost, общая сумма, value, subtotal`,
    parts: 'сумма, стоимость, total, итого, всего',
  },
  leadTimeDays: {
    whole: `срок, срок поставки, срок дней, срок дн, дней, дни, lead time, lead time days, delivery days,
      delivery time, срок изготовления, days, leadtime, сроки, сроки поставки, готовность`,
    parts: 'срок, lead time, delivery time, дней, days',
  },
  deliveryDate: {
    whole: `дата поставки, дата, к дате, поставить до, поставить к, нужно к, требуемая дата,
      delivery date, date, due date, required by, need by, ship date, eta, крайний срок,
      срок поставки до, дата отгрузки`,
    parts: 'дата, delivery date, required by, need by, date, крайний срок',
  },
  brand: {
    whole: `бренд, марка, производитель, изготовитель, торговая марка, brand, manufacturer, make, maker,
      mfr, vendor, завод, завод изготовитель, тм`,
    parts: 'производител, изготовител, бренд, brand, manufacturer, марка',
  },
  model: {
    whole: 'модель, model, тип, type, model no, серия',
    parts: 'модель, model',
  },
  country: {
    whole: `страна, страна происхождения, происхождение, country, country of origin, origin, coo,
      made in`,
    parts: 'страна, country, origin, происхожд',
  },
  unitsPerPack: {
    whole: `в упаковке, шт в упаковке, штук в упаковке, в уп, шт в уп, кол во в упаковке,
      количество в упаковке, units per pack, pcs per pack, pack qty, per pack, упаковка шт,
      норма упаковки, pack contents, содержимое упаковки`,
    parts: 'в упаковке, в уп, per pack, per box, норма упак',
  },
  packSize: {
    whole: `кратность, мин партия, минимальная партия, мин заказ, минимальный заказ, moq, min qty,
      minimum order, шаг, order step, multiple, кратность отгрузки, minimum quantity`,
    parts: 'кратност, moq, мин парти, минимальн, minimum',
  },
  offered: {
    whole: `предлагаем, можете поставить, поставляем, наличие, offered, available, can supply, в наличии,
      есть`,
    parts: 'можете поставить, can you supply, наличи',
  },
  equivalent: {
    whole: `аналог, эквивалент, предлагаемый аналог, замена, equivalent, alternative, substitute, analog,
      analogue, предложение аналога, предлагаемый товар, offered item, offered product`,
    parts: 'аналог, эквивалент, equivalent, alternative, замен',
  },
  note: {
    whole: `примечание, примечания, комментарий, комментарии, note, notes, comment, comments, remark,
      remarks, прим, доп информация, пожелания`,
    parts: 'примечани, комментари, note, comment, remark',
  },
};
