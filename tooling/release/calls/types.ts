import {
  SymbolFlags,
  type Symbol as TsSymbol,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';

import type { Sources } from './project';

/** The possible types of a value, one by one, without undefined. */
export function membersOf(type: Type): Type[] {
  if (type.isUnionType()) return type.getTypes().flatMap(membersOf);
  return type.flags & (TypeFlags.Undefined | TypeFlags.Void) ? [] : [type];
}

/** No response is nested deeper; a recursive type would never end. */
export const MAX_DEPTH = 8;

/** The possible types of a value, or of the items if it is a list. */
export function itemsOf({ checker }: Sources, type: Type | undefined): Type[] {
  return (type ? membersOf(type) : []).map((one) => {
    const isList = checker.isArrayLikeType(one) && one.isTypeReference();
    return (isList && checker.getTypeArguments(one)[0]) || one;
  });
}

export function fieldsOf({ checker }: Sources, type: Type): TsSymbol[] {
  const objects = membersOf(type).filter((one) => isObject(one) && !checker.isArrayLikeType(one));
  return objects.flatMap((one) => [...checker.getPropertiesOfType(one)]);
}

export const isOptional = ({ flags }: TsSymbol) => (flags & SymbolFlags.Optional) !== 0;

export const isObject = (type: Type) => type.isObjectType() || type.isIntersectionType();

/** An object with an index signature counts as read completely by any reader. */
export const isOpen = ({ checker }: Sources, type: Type) =>
  isObject(type) && !checker.isArrayLikeType(type) && checker.getIndexInfosOfType(type).length > 0;

/** The kinds of a value, in the notation of release.json. */
export function kindsOf({ checker }: Sources, type: Type): string[] {
  return [...new Set(membersOf(type).map(kindOf))].sort();

  function kindOf(one: Type): string {
    if (one.isStringLiteralType() || one.isNumberLiteralType()) return JSON.stringify(one.value);
    if (checker.isArrayLikeType(one)) return 'array';
    if (isObject(one)) return 'object';
    const kinds: [TypeFlags, string][] = [
      [TypeFlags.Null, 'null'],
      [TypeFlags.StringLike, 'string'],
      [TypeFlags.NumberLike, 'number'],
      [TypeFlags.BooleanLike, 'boolean'],
    ];
    return kinds.find(([flag]) => one.flags & flag)?.[1] ?? 'unknown';
  }
}
