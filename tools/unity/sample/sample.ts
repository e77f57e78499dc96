import { writeFileSync } from 'node:fs'
import { readBridgeMessages } from './readBridgeMessages.ts'
import { writeCsharp } from './writeCsharp.ts'

/** `npm run unity:sample`: regenerates the messages in C# after the bridge's types have changed. */
writeFileSync('docs/unity/TsudoiMessages.cs', writeCsharp(readBridgeMessages('app/platform/bridge/messages.ts')))
