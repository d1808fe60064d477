/** Headings of columns in Russian and English. */
import type { ImportField } from '@zakupki/api-client/schema';

/**
 * In the form that `headingSpelling` returns, separated by commas. A heading equal to one of `whole` is certain; one that
 * contains one of `parts` is likely, and the longest part of any field wins.
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
      item no, item №, item #, line, line no, pos, #, position, номер п п, sr no, s no, sl no, item number,
      line item, ln, pr item, po item, номер позиции, порядковый номер, № пункта, № строки`,
    parts: '№ п, п п, line number, номер по порядку, порядковый, номер пункта',
  },
  name: {
    whole: `наименование, название, товар, товары, позиция, номенклатура, продукция, материал, материалы,
      описание товара, наименование товара, наименование тмц, тмц, предмет, name, item, product,
      goods, description, item name, product name, material, item description, что купить, услуга,
      работы, наименование и характеристики, наименование и технические характеристики,
      наименование характеристики товара, наименование и характеристика, наименование и описание,
      наименование и краткая характеристика, наименование и описание товара, наименование объекта закупки,
      предмет закупки, предмет договора, предмет контракта, наименование мтр, мтр, полное наименование,
      краткое наименование, товары работы услуги, товар работа услуга, наименование товара работы услуги,
      наименование товаров работ услуг, goods services, item service, commodity, description of goods,
      goods description, material description, product description, part description, short text,
      material text, item product, item and description, description of item, вид работ, виды работ,
      торговое наименование, мнн, наименование позиции, наименование материала, наименование оборудования`,
    parts: `наименование, номенклатур, название, item name, product, description, товар, продукци, предмет закупки,
      наименование товара, наименование материал`,
  },
  specification: {
    whole: `характеристики, характеристика, технические характеристики, описание, спецификация,
      требования, параметры, тх, тз, гост, гост ту, specification, specifications, spec, details,
      requirements, standard, параметры товара, наименование показателя, показатель, показатели,
      значение показателя, наименование характеристики, значение характеристики, значение, значения,
      наименование параметра, значение параметра, параметр, цвет, размер, размеры, типоразмер, габариты,
      диаметр, толщина, длина, ширина, высота, вес, масса, фасовка, тара, упаковка, вид упаковки, тип упаковки, вид тары, packing, packaging, комплектация, чертеж, № чертежа,
      сорт, класс, марка стали, обозначение, нтд, нд, color, colour, size, dimensions, drawing, drawing no, grade,
      technical description, technical specification, technical requirements, parameter, dn`,
    parts: `характеристик, требовани, спецификац, specification, техническ, гост, requirement, показател,
      наименование показател, наименование характеристик, значение показател, значение характеристик,
      единица измерения показател, ед изм показател, единица измерения характеристик, ед изм характеристик,
      масса ед, масса кг, вес ед, вес кг, размер, габарит, technical description, нормативн, чертеж`,
  },
  sku: {
    whole: `артикул, арт, код, код товара, sku, каталожный номер, кат номер, part number, part no, p n,
      pn, article, article number, item code, код тмц, номенклатурный номер, партномер,
      vendor code, код номенклатуры, кат №, product code, mpn, part #, part №, material no, material number,
      material code, part, manufacturer part number, mfr part number, mfr part no, каталожный №, код материала,
      код мтр, ном номер, номенкл номер, код 1с, article no, art no, art`,
    parts: `артикул, sku, part number, каталож, код товара, article, item code, партномер, manufacturer part,
      manufacturer s part, номенклатурный номер, material number, material code`,
  },
  gtin: {
    whole: 'gtin, ean, ean13, ean 13, upc, штрихкод, штрих код, шк, barcode, bar code',
    parts: 'штрих, barcode, gtin, ean',
  },
  okpd2: {
    whole: `окпд, окпд2, окпд 2, код окпд2, код окпд 2, okpd2, ктру, код ктру, окпд2 ктру, окпд 2 ктру,
      код по окпд2, код по окпд 2, код позиции ктру, код позиции по ктру`,
    parts: 'окпд, okpd, ктру, код товара работы услуги по окпд, код товара по окпд, код позиции каталога',
  },
  quantity: {
    whole: `количество, запрошено, предложено, предлагаемое количество, предлагаемое кол во, подтверждено, offered qty,
      offered quantity, quantity offered, confirmed qty, confirmed quantity, packs, упаковок, кол во, колво, кол, кол ва, объем, потребность, quantity, qty, amount needed, required, requested,
      pcs, штук, шт, кол во шт, требуется, заказ, volume, нужно, q ty, quant, объем поставки,
      количество всего, кол во всего, количество итого, общее количество, общее кол во, итого количество,
      всего количество, объем закупки, к закупке, заказать, required quantity, required qty, order qty,
      order quantity, total quantity, total qty, qty required, quantity required, к во, к ство, колич, количество единиц, количество по проекту, quantities, count, estimated quantity, est qty,
      annual quantity, eau, годовая потребность, плановое количество, количество объем, кол во объем, план`,
    parts: `количество, кол во, quantity, qty, потребность, объем закупки, объем поставки, объем`,
  },
  unit: {
    whole: `ед, ед изм, единица, единица измерения, единицы измерения, единицы, изм, еи, е и, unit,
      units, uom, unit of measure, measure, ед измерения, um, е изм, u m, единица измерения наименование,
      единица измерения условное обозначение, ед изм наименование, unit of measurement, базовая единица,
      единица измерения товара, ед изм товара, размерность, units of measure, u o m`,
    parts: 'единиц, ед изм, unit of, uom, океи',
  },
  price: {
    whole: `цена, цена за единицу, цена за ед, цена ед, цена за шт, стоимость единицы,
      стоимость за единицу, цена без ндс, цена с ндс, цена руб, прайс, price, unit price,
      price per unit, net price, unit cost, rate, max price, предельная цена, максимальная цена,
      нмц, цена за единицу без ндс, цена за единицу с ндс, тариф, cost, расценка, each,
      начальная цена единицы, начальная максимальная цена единицы, начальная цена за единицу,
      начальная максимальная цена за единицу, нмц единицы, нмц за единицу, нмц за ед, нмц ед,
      начальная цена единицы товара, начальная максимальная цена единицы товара,
      начальная цена единицы товара работы услуги, цена единицы, цена единицы товара, цена за единицу товара,
      цена за 1 ед, цена за 1 шт, цена за 1, плановая цена, ориентировочная цена, предельная цена за ед,
      предельная цена за единицу, максимальная цена за единицу, highest unit price, ceiling price,
      max unit price, maximum unit price, target price, budget price, estimated unit price, unit rate,
      target unit price, price each, спеццена, спец цена, руб, рубли, rub, usd, eur, cny, kzt, долл, евро, list, net, was,
      now, было, стало, опт, розница, розничная, оптовая, прайс лист, ррц, retail, wholesale, rrp, msrp, дилерская, дилерам, отпускная, партнерская, партнерам, для партнеров, для вас, вам, ваша, со скидкой,
      с учетом скидки, акция, по акции, акционная, новая, старая, базовая, каталожная, рекомендованная, закупочная, крупный опт,
      мелкий опт, dealer, partner, discounted, special, promo, учетная цена, цена закупки, закупочная цена, цена 1 ед`,
    parts: `цена, price, оптов, розничн, опт от, стоимость ед, стоимость за ед, unit cost, расценк, стоимость 1 ед, нмц за ед, нмц ед,
      цена единицы, цена за единицу, unit rate, спеццен`,
  },
  vatRate: {
    whole: 'ндс, ставка ндс, ндс %, % ндс, vat, vat rate, vat %, tax, tax rate, налог, ставка, % vat',
    parts: 'ставка ндс, vat rate, ндс, vat',
  },
  total: {
    whole: `сумма, стоимость, всего, итого, сумма с ндс, сумма без ндс, общая стоимость, total, amount,
      line total, sum, total price, extended price, стоимость всего, сумма руб, цена итого,
      total cost, общая сумма, value, subtotal, нмцк, нмцд, начальная цена контракта, начальная цена договора,
      начальная максимальная цена контракта, начальная максимальная цена договора, сумма всего, total amount,
      всего с ндс, итого с ндс, total value, ext price, extended amount, стоимость с ндс, стоимость без ндс,
      цена всего, плановая сумма, общая цена, total net, total gross`,
    parts: `сумма, стоимость, total, итого, всего, общая цена, цена контракта, цена договора, цена лота,
      total price, extended price, extended`,
  },
  leadTimeDays: {
    whole: `срок, срок поставки, срок дней, срок дн, дней, дни, lead time, lead time days, delivery days,
      delivery time, срок изготовления, days, leadtime, сроки, сроки поставки, готовность, срок поставки дней,
      требуемый срок, требуемый срок поставки, период поставки, delivery period`,
    parts: 'срок, lead time, delivery time, дней, days',
  },
  deliveryDate: {
    whole: `дата поставки, дата, к дате, поставить до, поставить к, нужно к, требуемая дата,
      delivery date, date, due date, required by, need by, ship date, eta, крайний срок,
      срок поставки до, дата отгрузки, желаемая дата, желаемая дата поставки, требуемая дата поставки,
      required date, required delivery date, requested delivery date, requested date, need date, needed by,
      delivery by, deliver by, поставка до, поставка к, нужно до, date required`,
    parts: 'дата, delivery date, required by, need by, date, крайний срок, needed by',
  },
  brand: {
    whole: `бренд, марка, производитель, изготовитель, торговая марка, brand, manufacturer, make, maker,
      mfr, vendor, завод, завод изготовитель, тм, марка производитель, товарный знак, фирма`,
    parts: 'производител, изготовител, бренд, brand, manufacturer, марка, товарный знак',
  },
  model: {
    whole: `модель, model, тип, type, model no, серия, тип марка, марка модель, тип марка обозначение документа,
      тип марка обозначение`,
    parts: 'модель, model, тип марка, тип модель',
  },
  country: {
    whole: `страна, страна происхождения, происхождение, country, country of origin, origin, coo,
      made in`,
    parts: 'страна, country, origin, происхожд',
  },
  unitsPerPack: {
    whole: `pack, в упаковке, шт в упаковке, штук в упаковке, в уп, шт в уп, кол во в упаковке,
      количество в упаковке, units per pack, pcs per pack, pack qty, per pack, упаковка шт,
      норма упаковки, pack contents, содержимое упаковки, норма, норма шт, норма отпуска, фасовка шт, норма уп шт,
      норма фасовки, std pack, standard pack, pack norm`,
    parts: 'в упаковке, в уп, per pack, per box, норма упак, норма уп, в норме, std pack, standard pack',
  },
  packSize: {
    whole: `кратность, шаг, order step, multiple, кратность отгрузки, кратно, order multiple, квант, квант отгрузки,
      норма отгрузки, multiples of`,
    parts: 'кратн, multiple, квант',
  },
  minQuantity: {
    whole: `мин партия, минимальная партия, мин заказ, минимальный заказ, moq, min qty, minimum order, minimum quantity,
      min order, min order qty, minimum order quantity, мин кол во, минимальное количество, минимальная отгрузка`,
    parts: 'moq, мин парти, мин заказ, мин кол, минимальн, minimum, min order',
  },
  offered: {
    whole: `предлагаем, можете поставить, поставляем, наличие, offered, available, availability, stock status, can supply, в наличии,
      наличие на складе,
      есть`,
    parts: 'можете поставить, can you supply, наличи, availability',
  },
  equivalent: {
    whole: `аналог, эквивалент, предлагаемый аналог, замена, equivalent, alternative, substitute, analog,
      analogue, предложение аналога, предлагаемый товар, offered item, offered product`,
    parts: 'аналог, эквивалент, equivalent, alternative, замен',
  },
  note: {
    whole: `примечание, примечания, комментарий, комментарии, note, notes, comment, comments, remark,
      remarks, прим, доп информация, пожелания, место поставки, адрес поставки, адрес доставки, место доставки,
      склад, грузополучатель, получатель, объект, назначение, delivery place, place of delivery,
      delivery location, ship to, delivery address, условия поставки, для чего, цель закупки, заявитель,
      инициатор, подразделение, цех, участок, проект, project, cost center, department, requested by`,
    parts: `примечани, комментари, note, comment, remark, место поставк, адрес поставк, адрес достав, место достав,
      delivery address, delivery place`,
  },
  currency: {
    whole: 'валюта, вал, валюта цены, код валюты, currency, cur, curr, ccy, price currency, currency code',
    parts: 'валюта, currency',
  },
  discount: {
    whole: `скидка, скидка %, % скидки, размер скидки, ваша скидка, скидка в %, скидка процент, процент скидки, discount,
      discount %, % discount, disc, disc %, rebate, rebate %, your discount`,
    parts: 'скидк, discount, rebate',
  },
  priceQuantity: {
    whole: `за кол во, за количество, за колво, базовое количество, базовое кол во, база цены, единица цены, ед цены, цена за кол во,
      цена за количество, количество в цене, кол во в цене, цена указана за, price per qty, price per quantity, per qty,
      per quantity, per, price unit, pricing unit, price basis, price base, base quantity, base qty, price quantity,
      price qty, qty per price, price uom, pricing uom, pe, цена за, за`,
    parts: 'за кол во, за количество, базовое кол, price basis, price base, pricing unit, base quantity, base qty',
  },
  vatAmount: {
    whole: `сумма ндс, ндс сумма, ндс руб, ндс в руб, сумма налога, vat amount, amount of vat, tax amount, vat sum,
      vat value, vat rub, vat usd, vat eur, ндс rub, ндс usd, ндс eur, ндс за ед, ндс тыс руб`,
    parts: 'сумма ндс, сумма налога, vat amount, tax amount, amount of vat',
  },
  deliveryCost: {
    whole: `доставка, стоимость доставки, цена доставки, доставка руб, транспорт, транспортные расходы, транспортные услуги,
      логистика, перевозка, delivery, delivery cost, delivery charge, freight, freight cost, shipping, shipping cost, transport`,
    parts: `стоимость достав, цена достав, доставка, транспортн, delivery cost, delivery charge, shipping cost, freight`,
  },
};
