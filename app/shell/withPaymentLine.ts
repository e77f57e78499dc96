/**
 * Loads the confirmation of a payment together with the payment line (確認中). The line can then be shown even if the
 * connection is lost right after the press.
 */
export async function withPaymentLine<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), import('./LazyOverlays.tsx')])
  return module
}
