#!/bin/sh
# Keeps a file on a disk and gives it up when the disk is full, so that what writes there goes on until somebody has
# made room: a database that cannot write refuses what it is told, or ends. Room for three of it brings it back.
#   reserve.sh FOLDER MEGABYTES
set -u
folder=$1
size=$2
reserve="$folder/reserve"

while sleep 1; do
  free=$(df --output=avail --block-size=1M "$folder" | tail -n 1 | tr -d ' ')
  case $free in
    '' | *[!0-9]*) continue ;; # df has said why
  esac
  if [ -s "$reserve" ]; then
    if [ "$free" -lt $((size / 8)) ] && rm -f "$reserve"; then
      echo "The disk of $folder is full. Its reserve of $size MB is given up: make room." >&2
    fi
  elif [ "$free" -gt $((size * 3)) ]; then
    if fallocate --length "${size}M" "$reserve"; then
      echo "$size MB of the disk of $folder are kept in reserve."
    else
      rm -f "$reserve" # what there is of it would look like one
    fi
  fi
done
