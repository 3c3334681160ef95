/**
 * Stores session tokens as hashes, so that a copy of the database signs nobody in. Better Auth works with
 * plain tokens: they are hashed on the way to the rows, and restored in the results of queries by token.
 */
import { createHash } from 'node:crypto';
import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from 'better-auth';

/** Same format as in the migration: 64 hex digits. */
export const hashedToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** Plain tokens of the current request, by their hashes. */
type TokensByHash = Map<string, string>;

type Adapter = DBAdapter<BetterAuthOptions>;
type Making = (options: BetterAuthOptions) => Adapter;

export const withHashedSessions =
  (make: Making): Making =>
  (options) =>
    hashing(make(options));

function hashing(adapter: Adapter): Adapter {
  return {
    ...adapter,
    ...hashingRows(adapter),
    transaction: (work) =>
      adapter.transaction((inner) => work({ ...inner, ...hashingRows(inner) })),
  };
}

function hashingRows(adapter: DBTransactionAdapter<BetterAuthOptions>) {
  const rows: Omit<DBTransactionAdapter<BetterAuthOptions>, 'id' | 'createSchema' | 'options'> = {
    create: async (input) => {
      const tokens: TokensByHash = new Map();
      const data = withHash(input.model, input.data, tokens);
      return withToken(await adapter.create({ ...input, data }), tokens);
    },
    findOne: async (input) => {
      const { where, tokens } = hashedWhere(input);
      return withToken(await adapter.findOne({ ...input, where }), tokens);
    },
    findMany: async (input) => {
      const { where, tokens } = hashedWhere(input);
      const found = await adapter.findMany({ ...input, where });
      return found.map((row) => withToken(row, tokens)) as never;
    },
    update: async (input) => {
      const { where, tokens } = hashedWhere(input);
      const update = withHash(input.model, input.update, tokens);
      return withToken(await adapter.update({ ...input, where, update }), tokens);
    },
    updateMany: (input) =>
      adapter.updateMany({
        ...input,
        where: hashedWhere(input).where,
        update: withHash(input.model, input.update, new Map()),
      }),
    count: (input) => adapter.count({ ...input, where: hashedWhere(input).where }),
    delete: (input) => adapter.delete({ ...input, where: hashedWhere(input).where }),
    deleteMany: (input) => adapter.deleteMany({ ...input, where: hashedWhere(input).where }),
    consumeOne: async (input) => {
      const { where, tokens } = hashedWhere(input);
      return withToken(await adapter.consumeOne({ ...input, where }), tokens);
    },
    incrementOne: async (input) => {
      const { where, tokens } = hashedWhere(input);
      return withToken(await adapter.incrementOne({ ...input, where }), tokens);
    },
  };
  return rows;
}

const isSession = (model: string) => model === 'session';

function hashedWhere({ model, where = [] }: { model: string; where?: Where[] | undefined }) {
  const tokens: TokensByHash = new Map();
  const hash = (token: unknown) => {
    if (typeof token !== 'string') return token;
    tokens.set(hashedToken(token), token);
    return hashedToken(token);
  };
  const hashed = where.map((condition): Where => {
    if (!isSession(model) || condition.field !== 'token') return condition;
    const { value } = condition;
    return { ...condition, value: (Array.isArray(value) ? value.map(hash) : hash(value)) as never };
  });
  return { where: hashed, tokens };
}

function withHash<Data extends object>(model: string, data: Data, tokens: TokensByHash): Data {
  if (!isSession(model) || !('token' in data) || typeof data.token !== 'string') return data;
  const hash = hashedToken(data.token);
  tokens.set(hash, data.token);
  return { ...data, token: hash };
}

function withToken<Row>(row: Row, tokens: TokensByHash): Row {
  if (typeof row !== 'object' || row === null || !('token' in row)) return row;
  const token = tokens.get(String(row.token));
  return token === undefined ? row : { ...row, token };
}
