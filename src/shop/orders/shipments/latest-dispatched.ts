/** The shipment that was sent last, which news about deliveries refer to. */
export const latestDispatched = <P extends { handedOverAt: Date | null }>(shipments: P[]) =>
  shipments.filter((one) => one.handedOverAt).sort((a, b) => b.handedOverAt!.getTime() - a.handedOverAt!.getTime())[0]
