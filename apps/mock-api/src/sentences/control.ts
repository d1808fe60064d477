/** What the control plane says to those who run the mock. */

export const controlSentences = {
  control_remote: [
    'The control plane answers callers on this machine, and others with the control token as bearer.',
    'Панель управления отвечает вызовам с этой машины, остальным — с токеном управления в заголовке Authorization.',
  ],
  control_host: [
    'The control plane answers at localhost or a loopback address, not under another host name.',
    'Панель управления отвечает на localhost или loopback-адресе, но не под другим именем хоста.',
  ],
  control_cross_site: [
    'The control plane takes no requests from pages of another site.',
    'Панель управления не принимает запросы со страниц других сайтов.',
  ],
  control_invalid: [
    'This cannot be done as asked; the fields say why.',
    'Так сделать нельзя; причины указаны у полей.',
  ],
  unknown_person: ['There is nobody called "{value}". Known: {known}.', 'Человека «{value}» нет. Есть: {known}.'],
  world_unused: [
    'World "{value}" is not there: it is made when first used, or with PUT.',
    'Мира «{value}» нет: он появляется при первом обращении или по PUT.',
  ],
  clock_out_of_range: ['The clock would leave the years 2000 to 2099.', 'Часы вышли бы за пределы 2000–2099 годов.'],
  not_a_product_path: [
    '"{value}" is not a path of the product, such as /zakupki/orders?status=draft.',
    '«{value}» — не путь внутри продукта, такой как /zakupki/orders?status=draft.',
  ],
} as const;
