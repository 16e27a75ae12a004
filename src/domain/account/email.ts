import { z } from 'zod'

/** Addresses are compared, limited and stored in lower case: nobody means two people by two spellings. */
export const Email = z.string().trim().toLowerCase().pipe(z.email().max(254))
