/**
 * Loads the confirmation of a payment together with the payment line (確認中), so that the line can be shown even if the
 * connection is lost with the press.
 */
export async function withPaymentLine<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), import('./LazyOverlays.tsx')])
  return module
}
