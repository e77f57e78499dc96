/** Paths of the local gateway on the payment host; each dataset has its own gateway. */
const gatewayPath = (dataset: string) => `/_sandbox/gateway/${dataset}`

/** Path of the page on which the payer decides about a payment. */
export const paymentPath = (dataset: string, paymentId: string) => `${gatewayPath(dataset)}/payments/${paymentId}`

/** Path to which a refund of an order is posted. */
export const refundPath = (dataset: string, orderId: string) => `${gatewayPath(dataset)}/refunds/${orderId}`

/** Path to which the browser sends card data in exchange for a token. */
export const tokenUrl = (dataset: string) => `${gatewayPath(dataset)}/token`
