/** Paths of the local gateway on the payment host; each dataset has its own gateway. */
const gatewayPath = (world: string) => `/_sandbox/gateway/${world}`
export const paymentPath = (world: string, paymentId: string) => `${gatewayPath(world)}/payments/${paymentId}`
export const refundPath = (world: string, orderId: string) => `${gatewayPath(world)}/refunds/${orderId}`
export const tokenUrl = (world: string) => `${gatewayPath(world)}/token`
