import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeCluster, newCluster, preparedCluster } from '#database/connect/new-cluster.ts'
import { startPglite } from '#database/connect/start-pglite.ts'
import { openToOthers } from '#tests/support/open-to-others.ts'
import { guardFolder } from '#tests/support/orphan-guard.ts'

function place() {
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-cluster-'))
  guardFolder(dataDir)
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return join(dataDir, 'database')
}

const namesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })

async function asked(folder: string, text: string) {
  const client = await startPglite(folder)
  const { rows } = await client.query(text)
  await client.close()
  return rows
}

const IDENTIFIER = 'select system_identifier::text from pg_control_system()'

test('a new database is a copy of the one that the build made, and for its owner alone', async () => {
  const [one, other] = [place(), place()]
  await newCluster(one)
  await newCluster(other)
  expect(openToOthers(one)).toEqual([])
  expect(new Set(namesIn(one))).toEqual(new Set(namesIn(preparedCluster())))
  expect(await asked(one, IDENTIFIER)).toEqual(await asked(other, IDENTIFIER))
})

test('a copied database is like one that is made here', async () => {
  const [copied, made] = [place(), place()]
  await newCluster(copied)
  await makeCluster(made)
  const facts = `
    select version(), datname, pg_encoding_to_char(encoding) as encoding, datcollate, datctype, datlocprovider, datlocale,
      current_setting('TimeZone') as time_zone, current_setting('data_checksums') as checksums,
      (select count(*) from pg_class) as relations, (select count(*) from pg_proc) as functions
    from pg_database order by datname`
  expect(await asked(copied, facts)).toEqual(await asked(made, facts))
  expect(await asked(copied, IDENTIFIER)).not.toEqual(await asked(made, IDENTIFIER))
})

test('where the build has made none, a database is made here', async () => {
  const folder = place()
  await newCluster(folder, join(folder, 'none'))
  expect(await asked(folder, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a copy that ends half-way leaves nothing that looks like a database, and the next one is whole', async () => {
  const [folder, broken] = [place(), place()]
  mkdirSync(join(broken, 'base'), { recursive: true })
  writeFileSync(join(broken, 'PG_VERSION'), '18')
  symlinkSync(join(broken, 'nowhere'), join(broken, 'base/1'))
  await expect(newCluster(folder, broken)).rejects.toThrow('ENOENT')
  expect(existsSync(folder)).toBe(false)
  expect(existsSync(`${folder}.unfinished`)).toBe(true)
  await newCluster(folder)
  expect(existsSync(`${folder}.unfinished`)).toBe(false)
  expect(await asked(folder, 'select 1 as one')).toEqual([{ one: 1 }])
})
