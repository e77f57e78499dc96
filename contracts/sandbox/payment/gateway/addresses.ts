/** The start of all paths of the local gateway on the payment host. Each dataset has its own gateway. */
const gatewayPath = (dataset: string) => `/_sandbox/gateway/${dataset}`

/** The path of the page on which the payer decides about a payment. */
export const paymentPath = (dataset: string, paymentId: string) => `${gatewayPath(dataset)}/payments/${paymentId}`

/** The path to which the refund of an order is posted. */
export const refundPath = (dataset: string, orderId: string) => `${gatewayPath(dataset)}/refunds/${orderId}`

/** The path to which the browser sends card data in exchange for a token. */
export const cardTokenPath = (dataset: string) => `${gatewayPath(dataset)}/token`
