/**
 * Loads a last step together with the line that says 確認中: who loses the connection with the press must be told by
 * what is here already.
 */
export async function withPaymentLine<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), import('../shell/LazyOverlays.tsx')])
  return module
}
