/** Settings with the same channels for every kind of notification. */
export const sameForAll = <Channels>(channels: Channels) => ({
  bidReceived: channels,
  questionReceived: channels,
  invitationFailed: channels,
  purchaseOrderAnswered: channels,
  deadlineSoon: channels,
  deadlinePassed: channels,
  bidExpiring: channels,
  newBlocker: channels,
  creditsLow: channels,
  trialEnding: channels,
  documentExpiring: channels,
});
