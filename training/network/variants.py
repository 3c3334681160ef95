"""Batches of varied photos: moved, scaled, turned a little, mirrored, lit and coloured anew, mixed."""

import math
import random

import torch
import torch.nn.functional as functional

from network import CLASSES, PLACE, planes_of
from photos import CELL, UNLABELLED

# half the working size of a photo of three to two, in whole cells
LONG, SHORT = 272, 184
NO_FACE = 9
# a close look brings worktops and beds to the lower edge, where a floor would lie
CLOSE_SHARE = 0.3
MIXED_SHARE = 0.4
DENSE_POINTS = 2000


def draw_batch(photos, kind, count, dense=0.0, scenes=(), scene_share=0.0):
    """Photos of one kind and one orientation; returns planes, labels and beliefs of cells."""
    upright, lying = by_orientation(photos, kind)
    stand = random.random() < len(upright) / max(1, len(upright) + len(lying))
    source = upright if stand else lying
    drawn = by_orientation(scenes, kind)[0 if stand else 1]
    from_scenes = sum(random.random() < scene_share for _ in range(count)) if drawn else 0
    chosen = choose(source, count - from_scenes, dense) + choose(drawn, from_scenes, 0)
    random.shuffle(chosen)
    height, width = (LONG, SHORT) if stand else (SHORT, LONG)
    drawn = [vary(photo, height, width) for photo in chosen]
    colour, others, inside, place, labels, beliefs = (torch.cat(parts) for parts in zip(*drawn))
    trust = torch.tensor([photo.trust for photo in chosen])
    planes = planes_of(
        colour, others[:, 0:3], others[:, 3:4], others[:, 4:5], trust, kind, place
    )
    planes = planes * inside
    planes[:, -1] = 1.0 if kind == "interior" else 0.0
    mix(planes, labels, beliefs)
    return planes, labels, beliefs


def by_orientation(photos, kind):
    of_kind = [photo for photo in photos if photo.kind == kind]
    upright = [photo for photo in of_kind if photo.height > photo.width]
    return upright, [photo for photo in of_kind if photo.height <= photo.width]


def choose(source, count, dense):
    if dense > 0 or len(source) < count:
        return random.choices(source, [weight_of(photo, dense) for photo in source], k=count)
    return random.sample(source, count)


def weight_of(photo, dense):
    """Photos labelled all over are shown more often."""
    return 1 + dense * min(1, len(photo.points) / DENSE_POINTS)


def mix(planes, labels, beliefs):
    """Some photos get a rectangle of the photo before them, with all that is known of it."""
    height, width = labels.shape[1:]
    source = [part.clone() for part in (planes, labels, beliefs)]
    for at in range(1, len(labels)):
        if random.random() >= MIXED_SHARE:
            continue
        rows, columns = (max(1, int(length * random.uniform(0.25, 0.6))) for length in (height, width))
        top, left = random.randint(0, height - rows), random.randint(0, width - columns)
        cells = (..., slice(top, top + rows), slice(left, left + columns))
        pixels = (
            slice(None, PLACE),
            slice(CELL * top, CELL * (top + rows)),
            slice(CELL * left, CELL * (left + columns)),
        )
        planes[at][pixels] = source[0][at - 1][pixels]
        labels[at][cells] = source[1][at - 1][cells]
        beliefs[at][cells] = source[2][at - 1][cells]


def vary(photo, height, width):
    closer = random.uniform(0.3, 0.75) if random.random() < CLOSE_SHARE else 0
    scale = math.exp(closer or random.uniform(-0.28, 0.32))
    stretch = math.exp(random.uniform(-0.12, 0.12))
    mirror = -1 if random.random() < 0.5 else 1
    turn = math.radians(random.gauss(0, 1.5))
    across = 2 * width / photo.width / scale * stretch
    down = 2 * height / photo.height / scale / stretch
    shift_x, shift_y = shift(across), shift(down)
    ratio = photo.height / photo.width
    cos, sin = math.cos(turn), math.sin(turn)
    move = torch.tensor(
        [
            [mirror * across * cos, -down * sin * ratio, shift_x],
            [mirror * across * sin / ratio, down * cos, shift_y],
        ]
    )[None]
    grid = functional.affine_grid(move, (1, 1, height, width), align_corners=False)
    coarse = functional.affine_grid(
        move, (1, 1, height // CELL, width // CELL), align_corners=False
    )
    planes = photo.planes[None].float()
    colour = functional.grid_sample(planes[:, 0:3], grid, align_corners=False)
    others = functional.grid_sample(planes[:, 3:8], grid, mode="nearest", align_corners=False)
    if random.random() < 0.15:
        others[:, 4] = NO_FACE
    shown = photo.labels[None, None].float() + 1
    shown = functional.grid_sample(shown, coarse, mode="nearest", align_corners=False)
    labels = shown[:, 0].long() - 1
    labels[labels < 0] = UNLABELLED
    beliefs = beliefs_of_cells(photo, coarse)
    inside = (grid.abs() <= 1).all(-1).float()[:, None]
    left, right = max(-1, shift_x - across), min(1, shift_x + across)
    top, bottom = max(-1, shift_y - down), min(1, shift_y + down)
    place = torch.stack(
        [
            ((grid[..., 0] - left) / (right - left) * 2 - 1) * mirror,
            (grid[..., 1] - top) / (bottom - top) * 2 - 1,
        ],
        1,
    )
    return relight(recolour(colour)), others, inside, place, labels, beliefs


def beliefs_of_cells(photo, coarse):
    if photo.beliefs is None:
        return torch.zeros(1, len(CLASSES[photo.kind]), *coarse.shape[1:3])
    patch = torch.from_numpy(photo.patch_of)[None, None].float() + 1
    patch = functional.grid_sample(patch, coarse, mode="nearest", align_corners=False)
    nothing = torch.zeros(1, photo.beliefs.shape[1])
    return torch.cat([nothing, photo.beliefs])[patch[0, 0].long()].permute(2, 0, 1)[None]


def shift(extent):
    return random.uniform(min(extent, 1) - 1, 1 - min(extent, 1)) + random.uniform(-0.05, 0.05)


def recolour(colour):
    lightness = (colour[:, 0:1] / 255).clamp(0, 1) ** math.exp(random.gauss(0, 0.2))
    lightness = (lightness * math.exp(random.gauss(0, 0.12))).clamp(0, 1.02)
    tint = (colour[:, 1:] - 128) * math.exp(random.gauss(0, 0.2))
    cast = torch.randn(1, 2, 1, 1) * torch.tensor([2.5, 5.0]).view(1, 2, 1, 1)
    tint = tint + cast * random.random()
    if random.random() < 0.04:
        tint = tint * 0
    if random.random() < 0.25:
        lightness, tint = (
            functional.avg_pool2d(functional.pad(part, (1, 1, 1, 1), mode="replicate"), 3, 1)
            for part in (lightness, tint)
        )
    if random.random() < 0.3:
        noise = random.uniform(0, 0.08)
        lightness = lightness + torch.randn_like(lightness) * noise * 75 / 255
        tint = tint + torch.randn_like(tint) * noise * 15
    return torch.cat([lightness * 255, tint + 128], 1)


def relight(colour):
    """One side lighter than the other, as by a lamp or a window."""
    if random.random() < 0.6:
        return colour
    height, width = colour.shape[2:]
    across = torch.linspace(-1, 1, width)[None] * random.gauss(0, 0.12)
    down = torch.linspace(-1, 1, height)[:, None] * random.gauss(0, 0.12)
    lit = (colour[:, 0:1] * torch.exp(across + down)).clamp(0, 255)
    return torch.cat([lit, colour[:, 1:]], 1)
