/** Paths of the local gateway on the payment host; each dataset has its own gateway. */
const gatewayPath = (dataset: string) => `/_sandbox/gateway/${dataset}`
export const paymentPath = (dataset: string, paymentId: string) => `${gatewayPath(dataset)}/payments/${paymentId}`
export const refundPath = (dataset: string, orderId: string) => `${gatewayPath(dataset)}/refunds/${orderId}`
export const tokenUrl = (dataset: string) => `${gatewayPath(dataset)}/token`
