/** E-mails to suppliers in every language, parameters in braces. Counts follow a colon, so no plural forms are needed. */
import type { Words } from '@zakupki/words';

export type LetterTexts = {
  readonly subject: Words;
  readonly text: Words;
  /** `to` returns a product path without /app */
  readonly links: readonly { readonly label: Words; readonly to: (orderId: string) => string }[];
};

const order = (orderId: string) => `/zakupki/orders/${orderId}`;

const ANSWER = { label: { en: 'Open the request and answer', ru: 'Открыть запрос и ответить' }, to: order };
const OPEN = { label: { en: 'Open the request', ru: 'Открыть запрос' }, to: order };
const PURCHASE_ORDER = { label: { en: 'Open the purchase order', ru: 'Открыть заказ' }, to: order };
const DOCUMENT = {
  label: { en: 'RFQ document, for printing', ru: 'Запрос цен для печати' },
  to: (orderId: string) => `${order(orderId)}?view=request`,
};
const FORM = {
  label: { en: 'Form to fill in as a spreadsheet', ru: 'Форма предложения в Excel' },
  to: (orderId: string) => `${order(orderId)}/bids/new?form=xlsx`,
};

export const LETTERS = {
  invitation: {
    subject: { en: '{buyer} asks for your prices: {title}', ru: '{buyer}: запрос цен «{title}»' },
    text: {
      en: 'Hello! {buyer} invites {supplier} to bid for order {number} “{title}”. Bids are due {deadline}.\n\nLines: {count}\n{lines}{message}\n\nYou don’t need an account. Each link opens once; open it again to have a new one e-mailed.',
      ru: 'Здравствуйте! {buyer} приглашает {supplier} прислать предложение по закупке {number} «{title}». Срок подачи: {deadline}.\n\nПозиций: {count}\n{lines}{message}\n\nРегистрироваться не нужно. Каждая ссылка открывается один раз; откройте её ещё раз, и мы пришлём новую.',
    },
    links: [ANSWER, DOCUMENT, FORM],
  },
  revoked: {
    subject: { en: 'Your invitation was revoked: {title}', ru: 'Приглашение отозвано: «{title}»' },
    text: {
      en: '{buyer} revoked the invitation of {supplier} to order {number} “{title}”. Its links no longer open, and a bid that was not sent is not considered.{why}\n\nIf you think it is a mistake, write to {email}.',
      ru: '{buyer} отозвал приглашение {supplier} на закупку {number} «{title}». Ссылки больше не открываются, неотправленное предложение рассматриваться не будет.{why}\n\nЕсли это ошибка, напишите на {email}.',
    },
    links: [],
  },
  newLink: {
    subject: { en: 'Your new link: {title}', ru: 'Новая ссылка: «{title}»' },
    text: {
      en: 'Open the link to go on with order {number} “{title}” of {buyer}. It works once. If you did not ask for it, do nothing.',
      ru: 'Откройте ссылку, чтобы продолжить работу с закупкой {number} «{title}» компании {buyer}. Она сработает один раз. Если вы об этом не просили, ничего не делайте.',
    },
    links: [OPEN],
  },
  linkCopied: {
    subject: { en: 'A link to your request was copied: {title}', ru: 'Скопирована ссылка на ваш запрос: «{title}»' },
    text: {
      en: '{person} of {buyer} copied a link to order {number} “{title}” to pass it on to you. Anyone who has that link can read the request and send a first bid in the name of {supplier}, but cannot see, change or withdraw bids that were sent. The link below is sent only to you and does all of that.',
      ru: 'Для вас скопировали ссылку на закупку {number} «{title}» ({buyer}, {person}). Любой, у кого она есть, может прочитать запрос и отправить первое предложение от имени {supplier}, но не может увидеть, изменить или отозвать отправленное. Ссылка ниже приходит только вам, по ней доступно всё.',
    },
    links: [OPEN],
  },
  newDevice: {
    subject: {
      en: 'Your request was opened on another device: {title}',
      ru: 'Ваш запрос открыли на другом устройстве: «{title}»',
    },
    text: {
      en: 'Order {number} “{title}” of {buyer} was opened {at} on a device that was not used before ({device}), {how}. If it was not you or a colleague, tell the buyer and check your bid.',
      ru: 'Закупку {number} «{title}» компании {buyer} открыли {at} на устройстве, с которого раньше не заходили ({device}), {how}. Если это не вы и не ваши коллеги, сообщите заказчику и проверьте своё предложение.',
    },
    links: [OPEN],
  },
  withdrawn: {
    subject: { en: 'Your bid was withdrawn: {title}', ru: 'Ваше предложение отозвано: «{title}»' },
    text: {
      en: 'The bid of {supplier} for order {number} “{title}” was withdrawn {at}. You can send it again until {deadline}. If it was not you or a colleague, open the link and send it again.',
      ru: 'Предложение {supplier} по закупке {number} «{title}» отозвано: {at}. Отправить его снова можно до срока: {deadline}. Если это не вы и не ваши коллеги, откройте ссылку и отправьте предложение снова.',
    },
    links: [OPEN],
  },
  reminder: {
    subject: { en: 'Bids are due {deadline}: {title}', ru: 'Срок подачи {deadline}: «{title}»' },
    text: {
      en: '{buyer} is still waiting for {supplier} to answer order {number} “{title}”. Bids are due {deadline}. If you do not plan to bid, you can decline in one click.{message}',
      ru: '{buyer} ещё ждёт ответа {supplier} по закупке {number} «{title}». Срок подачи: {deadline}. Если предложения не будет, откажитесь одним нажатием — тогда ждать не станут.{message}',
    },
    links: [ANSWER],
  },
  receipt: {
    subject: { en: 'Your bid was received: {title}', ru: 'Ваше предложение получено: «{title}»' },
    text: {
      en: '{buyer} has the bid of {supplier} for order {number} “{title}”, received {at}. You can change or withdraw it until {deadline}.\n\nSHA-256 of the content: {hash}',
      ru: 'Предложение {supplier} по закупке {number} «{title}» получено: {at}. Изменить или отозвать его можно до срока: {deadline}.\n\nSHA-256 содержимого: {hash}',
    },
    links: [OPEN],
  },
  addendum: {
    subject: { en: 'Change no. {addendum} of the request: {title}', ru: 'Изменение № {addendum} в запросе: «{title}»' },
    text: {
      en: '{buyer} changed order {number} “{title}”:\n\n{changes}{reason}\n\nIf you have submitted a bid, confirm, change or withdraw it. Bids are due {deadline}.',
      ru: '{buyer} изменил закупку {number} «{title}»:\n\n{changes}{reason}\n\nЕсли вы уже подали предложение, подтвердите, измените или отзовите его. Срок подачи: {deadline}.',
    },
    links: [OPEN],
  },
  addendumKeepingBids: {
    subject: { en: 'Change no. {addendum} of the request: {title}', ru: 'Изменение № {addendum} в запросе: «{title}»' },
    text: {
      en: '{buyer} changed order {number} “{title}”:\n\n{changes}{reason}\n\nBids that were submitted stay valid. Bids are due {deadline}.',
      ru: '{buyer} изменил закупку {number} «{title}»:\n\n{changes}{reason}\n\nПоданные предложения остаются в силе. Срок подачи: {deadline}.',
    },
    links: [OPEN],
  },
  answered: {
    subject: { en: 'Answer to a question: {title}', ru: 'Ответ на вопрос: «{title}»' },
    text: {
      en: '{buyer} answered a question about order {number} “{title}”.\n\nQuestion: {question}\n\nAnswer: {answer}',
      ru: '{buyer} ответил на вопрос по закупке {number} «{title}».\n\nВопрос: {question}\n\nОтвет: {answer}',
    },
    links: [OPEN],
  },
  won: {
    subject: { en: 'Your bid was chosen: {title}', ru: 'Ваше предложение выбрано: «{title}»' },
    text: {
      en: '{buyer} chose the bid of {supplier} for order {number} “{title}”. Purchase order: {purchaseOrders}. Open it and confirm it, or refuse it and say why.',
      ru: '{buyer} выбрал предложение {supplier} по закупке {number} «{title}». Заказ поставщику: {purchaseOrders}. Откройте его и подтвердите либо отклоните, указав причину.',
    },
    links: [PURCHASE_ORDER],
  },
  purchaseOrderChanged: {
    subject: { en: 'Your purchase order has changed: {title}', ru: 'Заказ изменён: «{title}»' },
    text: {
      en: '{buyer} changed the decision on order {number} “{title}”. Purchase orders for {supplier} now: {purchaseOrders}. Earlier ones no longer apply. Open it and confirm it, or refuse it and say why.',
      ru: '{buyer} изменил решение по закупке {number} «{title}». Заказы для {supplier} теперь: {purchaseOrders}. Прежние не действуют. Откройте заказ и подтвердите либо отклоните, указав причину.',
    },
    links: [PURCHASE_ORDER],
  },
  purchaseOrderCancelled: {
    subject: { en: 'Your purchase order is cancelled: {title}', ru: 'Заказ отменён: «{title}»' },
    text: {
      en: '{buyer} reconsidered the decision on order {number} “{title}”. Cancelled purchase orders: {purchaseOrders}. Do not deliver them. Thank you for your bid.{why}',
      ru: '{buyer} пересмотрел решение по закупке {number} «{title}». Отменённые заказы: {purchaseOrders}. Поставлять по ним ничего не нужно. Спасибо за предложение.{why}',
    },
    links: [OPEN],
  },
  lost: {
    subject: { en: 'Order decided: {title}', ru: 'Закупка завершена: «{title}»' },
    text: {
      en: '{buyer} has decided on order {number} “{title}” and chose another supplier this time. Thank you for your bid.{rank}{criterion}',
      ru: '{buyer} принял решение по закупке {number} «{title}» и на этот раз выбрал другого поставщика. Спасибо за предложение.{rank}{criterion}',
    },
    links: [OPEN],
  },
  rejected: {
    subject: { en: '{title}: your bid was rejected', ru: '«{title}»: ваше предложение отклонено' },
    text: {
      en: '{buyer} rejected bid no. {bid} of {supplier} for order {number} “{title}” after the opening.{why}',
      ru: 'Заказчик {buyer} отклонил предложение № {bid} от {supplier} по закупке {number} «{title}» после вскрытия.{why}',
    },
    links: [OPEN],
  },
  reinstated: {
    subject: { en: '{title}: your bid is considered again', ru: '«{title}»: ваше предложение снова рассматривается' },
    text: {
      en: '{buyer} took back the rejection of bid no. {bid} of {supplier} for order {number} “{title}”. The bid competes as before.',
      ru: 'Заказчик {buyer} отменил отклонение предложения № {bid} от {supplier} по закупке {number} «{title}». Оно участвует наравне с другими.',
    },
    links: [OPEN],
  },
  lineExcluded: {
    subject: { en: '{title}: a line of your bid was excluded', ru: '«{title}»: позиция вашего предложения исключена' },
    text: {
      en: '{buyer} excluded a line of bid no. {bid} of {supplier} for order {number} “{title}” from the comparison after the opening: {line}.{why}\n\nYour other lines still compete.',
      ru: 'Заказчик {buyer} после вскрытия исключил из сравнения позицию предложения № {bid} от {supplier} по закупке {number} «{title}»: {line}.{why}\n\nОстальные ваши позиции участвуют.',
    },
    links: [OPEN],
  },
  lineIncluded: {
    subject: {
      en: '{title}: a line of your bid is compared again',
      ru: '«{title}»: позиция вашего предложения снова сравнивается',
    },
    text: {
      en: '{buyer} includes a line of bid no. {bid} of {supplier} for order {number} “{title}” in the comparison again: {line}.',
      ru: 'Заказчик {buyer} вернул в сравнение позицию предложения № {bid} от {supplier} по закупке {number} «{title}»: {line}.',
    },
    links: [OPEN],
  },
  awardRevoked: {
    subject: { en: '{title}: the decision was revoked', ru: '«{title}»: решение отменено' },
    text: {
      en: '{buyer} revoked the decision on order {number} “{title}” and considers the bids again, yours included. You will get the next decision by e-mail.{why}',
      ru: 'Заказчик {buyer} отменил решение по закупке {number} «{title}» и снова рассматривает предложения, в том числе ваше. О новом решении мы напишем.{why}',
    },
    links: [OPEN],
  },
  decisionReopened: {
    subject: { en: '{title}: the decision is being made again', ru: '«{title}»: решение принимается заново' },
    text: {
      en: 'A supplier refused a purchase order of order {number} “{title}”, so {buyer} considers the bids again, yours included. You will get the next decision by e-mail.',
      ru: 'По закупке {number} «{title}» поставщик отказался от заказа, поэтому заказчик {buyer} снова рассматривает предложения, в том числе ваше. О новом решении мы напишем.',
    },
    links: [OPEN],
  },
  purchaseOrderStands: {
    subject: {
      en: '{title}: part of the decision is being made again',
      ru: '«{title}»: часть решения принимается заново',
    },
    text: {
      en: 'Another supplier refused a purchase order of order {number} “{title}”, so {buyer} decides again. Purchase orders of {supplier} stay as they are: {purchaseOrders}. Until the new decision they can’t be confirmed or refused; if they change, you will get an e-mail.',
      ru: 'По закупке {number} «{title}» другой поставщик отказался от заказа, поэтому {buyer} принимает решение заново. Заказы для {supplier} остаются в силе: {purchaseOrders}. До нового решения подтвердить или отклонить их нельзя; если они изменятся, мы напишем.',
    },
    links: [PURCHASE_ORDER],
  },
  cancelled: {
    subject: { en: '{title}: the order was cancelled', ru: '«{title}»: закупка отменена' },
    text: {
      en: '{buyer} cancelled order {number} “{title}”. No bid is chosen. Thank you for yours.{why}',
      ru: 'Заказчик {buyer} отменил закупку {number} «{title}». Победителя не будет. Спасибо за предложение.{why}',
    },
    links: [OPEN],
  },
  unsuccessful: {
    subject: { en: '{title}: the order ended without a winner', ru: '«{title}»: закупка не состоялась' },
    text: {
      en: '{buyer} declared order {number} “{title}” unsuccessful. No bid is chosen. Thank you for yours.{why}',
      ru: 'Заказчик {buyer} признал закупку {number} «{title}» несостоявшейся. Победителя нет. Спасибо за предложение.{why}',
    },
    links: [OPEN],
  },
  closedEarly: {
    subject: { en: 'Bids are no longer accepted: {title}', ru: 'Приём предложений закончен: «{title}»' },
    text: {
      en: '{buyer} ended the bidding for order {number} “{title}” before the deadline. Reason: {reason}.',
      ru: '{buyer} закончил приём предложений по закупке {number} «{title}» раньше срока. Причина: {reason}.',
    },
    links: [OPEN],
  },
  newRound: {
    subject: {
      en: 'New round until {deadline}: {title}',
      ru: 'Новый раунд до {deadline}: «{title}»',
    },
    text: {
      en: '{buyer} started a new round of bidding for order {number} “{title}”, until {deadline}. Reason: {reason}. Bids of the earlier round were opened: the buyer has seen their prices, and they stay as they are. You may bid again: new bids stay sealed until the deadline.',
      ru: '{buyer} объявил новый раунд по закупке {number} «{title}», предложения принимаются до {deadline}. Причина: {reason}. Предложения прошлого раунда вскрыты: заказчик видел их цены, и изменить их нельзя. Вы можете подать новое предложение: до срока подачи оно останется закрытым.',
    },
    links: [OPEN],
  },
  deadlineMoved: {
    subject: { en: 'New deadline {deadline}: {title}', ru: 'Новый срок подачи {deadline}: «{title}»' },
    text: {
      en: '{buyer} moved the deadline of order {number} “{title}”: bids are now due {deadline}. Reason: {reason}.',
      ru: '{buyer} изменил срок подачи по закупке {number} «{title}»: теперь {deadline}. Причина: {reason}.',
    },
    links: [OPEN],
  },
} as const satisfies Record<string, LetterTexts>;

export type LetterName = keyof typeof LETTERS;
