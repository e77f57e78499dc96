/** Moves the test's page to an address, so that relative requests go there and cookies belong to it. */
export function visit(address: string): void {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (address: string) => void } }
  happyDOM.setURL(address)
}
