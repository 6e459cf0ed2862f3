#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { runCli } from './index.js'

await runCli(fileURLToPath(new URL('..', import.meta.url)))
