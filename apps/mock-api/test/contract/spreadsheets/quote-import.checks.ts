/** Quotes parsed together with the terms around their lines. */
import { checks, expect } from '../suite/checks.ts';
import { bidRead, block, METIZ } from './inputs.ts';

const { as, describe } = checks('spreadsheets');

describe('a quote', () => {
  const text = block(
    'Позиция\tНаша цена\tКол-во',
    'Трос стальной d6\t51,20\t900',
    'Болт М8х30\t3,80\t20000',
    'Клей\t5\t1',
  );

  as('buyer', 'includes the terms around its lines and lists unknown text', async (buyer) => {
    const found = await bidRead(
      buyer,
      block(
        'ООО «Болт & Ко», ИНН 7707083893',
        'Кому: ООО «Покупатель», ИНН 7736050003',
        'Коммерческое предложение № 17/К от 30.10.2026',
        '',
        text,
        'Итого\t\t122080,00',
        'Цены с НДС 22 %. Срок поставки 10 дней. Действительно до 30.11.2026',
        'Доставка\t1 500 руб.',
        'Отсрочка 30 дней',
        'Ваш персональный менеджер на связи',
        'sales@bolt.example, 8 (495) 777-11-22',
      ),
    );
    expect(found.bidDraft).toMatchObject({
      supplier: {
        name: 'ООО «Болт & Ко»',
        taxId: METIZ,
        contacts: [{ email: 'sales@bolt.example', phone: '+74957771122', isPrimary: true }],
      },
      externalNumber: '17/К',
      externalDate: '2026-10-30',
      validUntil: '2026-11-30',
      vatMode: 'included',
      declaredTotal: '122080.00',
      deliveryDays: 10,
      deliveryCost: '1500.00',
      payment: { kind: 'postpaid', postpayDays: 30 },
    });
    expect(found.bidDraft.items?.map(({ vatRate }) => vatRate)).toEqual(['22', '22']);
    expect(found.facts.map(({ field, row }) => `${row} ${field}`).toSorted()).toEqual(
      [
        '1 supplierName',
        '1 taxId',
        '11 deliveryCost',
        '10 deliveryDays',
        '10 validUntil',
        '10 vatMode',
        '10 vatRate',
        '12 payment',
        '14 email',
        '14 phone',
        '3 externalDate',
        '3 externalNumber',
        '9 declaredTotal',
      ].toSorted(),
    );
    expect(found.issues.map(({ row, code }) => `${row} ${code}`)).toEqual(
      expect.arrayContaining(['2 about_buyer', '13 not_understood']),
    );
    for (const row of found.skippedRows)
      expect([...found.facts, ...found.issues].some((said) => said.row === row)).toBe(true);
  });

  as('buyer', 'counts a period from the quote’s date, else from today', async (buyer) => {
    const dated = await bidRead(buyer, block('КП № 1 от 01.10.2026', text, 'Действительно 30 дней'));
    expect(dated.bidDraft.validUntil).toBe('2026-10-31');
    const { bidDraft } = await bidRead(buyer, block(text, 'Действительно 30 дней'));
    expect(bidDraft.validUntil).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  as('buyer', 'asks for the line where several match a row equally', async (buyer) => {
    const rows = block('Товар\tЦена', 'Гайка М8\t1,70', 'Гайка М8\t1,90');
    const found = await bidRead(buyer, rows);
    expect(found.bidDraft.items).toEqual([]);
    expect(found.matches.map(({ orderItemId, candidates }) => [orderItemId, candidates.length > 0])).toEqual([
      [null, true],
      [null, true],
    ]);
    expect(found.issues.map(({ code }) => code)).toEqual(['ambiguous_match', 'ambiguous_match']);
    const matches = [
      { row: 2, orderItemId: null },
      { row: 3, orderItemId: 'itm_fasteners_2' },
    ];
    const chosen = await bidRead(buyer, rows, { matches });
    expect(chosen.bidDraft.items?.map(({ unitPrice }) => unitPrice)).toEqual(['1.9']);
  });

  as('buyer', 'reads a price per pack and calculates the number of packs', async (buyer) => {
    const found = await bidRead(
      buyer,
      block('Товар\tЦена за упаковку (100 шт)', 'Болт М8×30 оцинкованный, DIN 933\t380'),
    );
    expect(found.bidDraft.items?.[0]).toMatchObject({
      orderItemId: 'itm_fasteners_1',
      unitPrice: '380',
      unitCode: 'XPK',
      unitsPerPack: '100',
      quantity: '200',
    });
  });
});
