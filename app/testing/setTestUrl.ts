/** Sets the URL of the test's window, so that relative requests and cookies use it. */
export function setTestUrl(address: string): void {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (address: string) => void } }
  happyDOM.setURL(address)
}
