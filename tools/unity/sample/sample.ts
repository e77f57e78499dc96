import { writeFileSync } from 'node:fs'
import { readMessages } from './readMessages.ts'
import { writeCsharp } from './writeCsharp.ts'

/** `npm run unity:sample`: writes the messages in C# anew, after the bridge's types have changed. */
writeFileSync('docs/unity/TsudoiMessages.cs', writeCsharp(readMessages('app/platform/bridge/messages.ts')))
