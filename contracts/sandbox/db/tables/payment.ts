/** Tables of shop, payments, currency. */
export interface PaymentTables {}
