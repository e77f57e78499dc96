/**
 * Simulates the Firebase functions that the adapter calls, in memory. It has the security rule that the project needs:
 * only the member may access documents below `users/<id>`.
 */
const documents = new Map<string, unknown>()
const auth: { currentUser: { uid: string } | null } = { currentUser: null }

function checked(segments: readonly string[]): string {
  const path = segments.join('/')
  const names = path.split('/')
  if (names.length % 2 === 1 || names.includes('')) throw new Error('Invalid document reference')
  const isOwn = auth.currentUser !== null && path.startsWith(`users/${auth.currentUser.uid}/`)
  if (!isOwn) throw new Error('permission-denied')
  return path
}

/** Simulates `firebase/app`. */
export const fakeApp = { initializeApp: () => ({}) }

/** Simulates `firebase/auth`. */
export const fakeAuth = {
  browserLocalPersistence: {},
  indexedDBLocalPersistence: {},
  connectAuthEmulator: () => {},
  initializeAuth: () => auth,
  signInWithCustomToken: async (_auth: unknown, token: string) => {
    if (!token.startsWith('{')) throw new Error('auth/invalid-custom-token')
    auth.currentUser = JSON.parse(token) as { uid: string }
  },
  signOut: async () => void (auth.currentUser = null),
}

/** Simulates `firebase/firestore`. */
export const fakeFirestore = {
  connectFirestoreEmulator: () => {},
  getFirestore: () => ({}),
  doc: (_database: unknown, ...segments: string[]) => ({ path: segments }),
  getDoc: async ({ path }: { path: string[] }) => {
    const value = documents.get(checked(path))
    return { data: () => structuredClone(value) }
  },
  setDoc: async ({ path }: { path: string[] }, value: unknown) =>
    void documents.set(checked(path), structuredClone(value)),
  deleteDoc: async ({ path }: { path: string[] }) => void documents.delete(checked(path)),
}

/** Simulates `firebase/remote-config`. */
export const fakeRemoteConfig = {
  fetchAndActivate: async () => true,
  getRemoteConfig: () => ({}),
  getString: (_config: unknown, name: string) => (name === 'welcome' ? 'ようこそ、集いへ。' : ''),
}
