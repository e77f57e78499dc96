import { describeHost } from './describeHost.ts'

describeHost('user')
