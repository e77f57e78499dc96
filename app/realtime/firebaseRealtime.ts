import { initializeApp, type FirebaseOptions } from 'firebase/app'
import {
  browserLocalPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth'
import { deleteDoc, doc, getDoc, getFirestore, setDoc } from 'firebase/firestore/lite'
import { fetchAndActivate, getRemoteConfig, getString } from 'firebase/remote-config'
import type { Realtime } from './ports.ts'

/** The realtime service on Firebase: custom-token sign-in, Firestore without listeners, Remote Config. */
export function createFirebaseRealtime(options: FirebaseOptions): Realtime {
  const app = initializeApp(options)
  // Not getAuth: it brings pop-ups, for which phones load a script of Google's at once, and the content policy refuses it.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })
  const documents = getFirestore(app)
  const config = getRemoteConfig(app)
  let activated: Promise<boolean> | undefined
  return {
    async signIn(token) {
      await signInWithCustomToken(auth, token)
    },
    signOut: () => signOut(auth),
    async remoteText(name) {
      // What was fetched last time still counts when it cannot be fetched now.
      activated ??= fetchAndActivate(config).catch(() => false)
      await activated
      return getString(config, name)
    },
    async readDocument(path) {
      return (await getDoc(doc(documents, path))).data()
    },
    async writeDocument(path, value) {
      await setDoc(doc(documents, path), value)
    },
    deleteDocument: (path) => deleteDoc(doc(documents, path)),
  }
}
