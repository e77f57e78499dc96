import { initializeApp, type FirebaseOptions } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth'
import { connectFirestoreEmulator, deleteDoc, doc, getDoc, getFirestore, setDoc } from 'firebase/firestore/lite'
import { fetchAndActivate, getRemoteConfig, getString } from 'firebase/remote-config'
import type { RealtimeService } from './realtimePort.ts'

/** `host:port` of Firebase's emulators for tests. Remote Config has no emulator. */
interface Emulators {
  auth?: string
  documents?: string
}

/** The realtime service on Firebase: custom-token sign-in, Firestore without listeners, Remote Config. */
export function createFirebaseRealtime(options: FirebaseOptions, emulators: Emulators = {}): RealtimeService {
  const app = initializeApp(options)
  // Uses `initializeAuth` instead of `getAuth`, whose pop-up support loads a Google script on phones that the content
  // policy blocks.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })
  const documents = getFirestore(app)
  if (emulators.auth) connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true })
  if (emulators.documents) {
    const { hostname, port } = new URL(`http://${emulators.documents}`)
    connectFirestoreEmulator(documents, hostname, Number(port))
  }
  const config = getRemoteConfig(app)
  /** Refers to a document below the member's own path, so that database rules can check its owner. */
  const own = (path: string) => {
    if (!auth.currentUser) throw new Error('PermissionDenied')
    return doc(documents, 'users', auth.currentUser.uid, path)
  }
  let activated: Promise<boolean> | undefined
  return {
    async signIn(token) {
      await signInWithCustomToken(auth, token)
    },
    signOut: () => signOut(auth),
    async remoteText(name) {
      // Ignores a failed fetch: the values of the last successful fetch remain active.
      activated ??= fetchAndActivate(config).catch(() => false)
      await activated
      return getString(config, name)
    },
    async readDocument(path) {
      return (await getDoc(own(path))).data()
    },
    async writeDocument(path, value) {
      await setDoc(own(path), value)
    },
    async deleteDocument(path) {
      await deleteDoc(own(path))
    },
  }
}
