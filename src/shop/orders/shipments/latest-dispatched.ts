/** The parcel that left last: the one that news of a shipment speak about. */
export const latestDispatched = <P extends { handedOverAt: Date | null }>(parcels: P[]) =>
  parcels.filter((one) => one.handedOverAt).sort((a, b) => b.handedOverAt!.getTime() - a.handedOverAt!.getTime())[0]
